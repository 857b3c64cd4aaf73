import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The machine's Chromium: `CHROMIUM_PATH`, else the first on the PATH; null when there is none. */
export function findChromium(): string | null {
  const told = process.env['CHROMIUM_PATH'];
  if (told) return runs(told) ? told : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runs) ?? null;
}

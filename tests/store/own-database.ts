import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { databaseFolder } from '../support/database.ts';

/** The folder of an empty database that lives as long as the running test. */
export async function ownDatabase(): Promise<string> {
  const folder = await databaseFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

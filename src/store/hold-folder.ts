import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Thrown when another process has the embedded database open: two writers would ruin its files. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  readonly folder: string;

  constructor(folder: string) {
    super(`Another process has the database in ${folder} open`);
    this.folder = folder;
  }
}

/** A socket, not a file with a process id: the system frees it when the holder dies in whatever way. */
function addressOf(folder: string): string {
  const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\literary-mafia-${key}`
    : join(tmpdir(), `literary-mafia-${key}.sock`);
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    const tell = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false));
  });
}

/** Whether another process (or another store of this one) has the folder's database open. */
export async function folderInUse(folder: string): Promise<boolean> {
  try {
    return await answers(addressOf(folder));
  } catch {
    return false; // no such folder yet
  }
}

/** Holds the folder for this process until the function given back is called. */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || (await answers(address))) throw new FolderInUse(folder);
    await unlink(address); // left by a holder that was killed
    return listen(address);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

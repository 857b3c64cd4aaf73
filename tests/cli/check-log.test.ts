import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { deadline, newGame } from '../store/rows.ts';
import { databaseFolder } from '../support/database.ts';
import { tamper } from '../support/tamper.ts';

test('every log is proved, and the entry that is not what was written is named', async () => {
  const folder = await databaseFolder();
  const store = await openStore({ dataDir: folder });
  const [sound, broken] = [await newGame(store), await newGame(store)];
  for (const { id } of [sound, broken]) await store.log.append(id, 0, [0, 1, 2].map(deadline));
  await store.close();
  const check = () =>
    spawnSync(process.execPath, ['src/cli/check-log.ts'], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, DEMO: '1' },
      encoding: 'utf8',
    });
  expect(check()).toMatchObject({ status: 0 });
  await tamper(folder, `UPDATE "LogEntry" SET "hash" = 'fa1se' WHERE "gameId" = $1 AND "seq" = 1`, [
    broken.id,
  ]);
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain(`${sound.slug}: записей 3, все на месте`);
  expect(stdout).toContain(`${broken.slug}: запись 2 не та`);
  await rm(folder, { recursive: true });
});

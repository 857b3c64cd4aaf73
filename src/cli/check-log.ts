import { readEnv } from '../env.ts';
import { openStore } from '../store/open-store.ts';

/**
 * `node src/cli/check-log.ts`, with the site's environment: proves the hash chain of every game's log.
 * 0: all hold; 1: one is broken, and its entry is named.
 */
const { databaseUrl, dataDir } = readEnv();
const store = await openStore({ databaseUrl, dataDir });
try {
  for (const { id, slug, version } of await store.games.list(['signup', 'running', 'over'])) {
    const { lines, broken } = await store.log.readChain(id);
    const first = broken ?? (lines.length < version ? lines.length : null);
    if (first !== null) process.exitCode = 1;
    const found =
      first === null ? `записей ${version}, все на месте` : `запись ${first + 1} не та, что была сделана`;
    process.stdout.write(`${slug}: ${found}\n`);
  }
} finally {
  await store.close();
}

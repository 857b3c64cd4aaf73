/** A process to be killed: appends for ever, telling each entry only after the store has it. */
import { openStore } from '../../src/store/open-store.ts';
import { deadline, newGame } from './rows.ts';

const store = await openStore({ dataDir: process.argv[2] });
const game = await newGame(store);
process.stdout.write(`${game.slug}\n`);
for (let n = 0; ; n++) {
  await store.log.append(game.id, n, [deadline(n)]);
  process.stdout.write(`${n}\n`);
}

/**
 * `npm run trial -- restart`: long trials that `npm test` has a few rounds of. `npm run trial -- restart 10` makes so
 * many rounds in place of 50.
 */
import path from 'node:path';
import { restartAfterKills } from '../../platform/cli/test/restart-after-kills.ts';
import { freePortPair, killAll, run, temporaryFolder } from '../../platform/cli/test/site.ts';

/** Trials by their name; each answers what went wrong. */
const trials: Record<string, (rounds: number | undefined) => Promise<string[]>> = {
  restart: tryRestarts,
};

async function tryRestarts(rounds = 50): Promise<string[]> {
  const folder = await temporaryFolder();
  const settings = {
    PORT: String(await freePortPair()),
    DATA_DIR: path.join(folder.path, 'data'),
  };
  try {
    const onRound = (round: number) => console.log(`${round} of ${rounds} restarts`);
    return (await restartAfterKills({ settings, rounds, run, onRound })).failures;
  } finally {
    await killAll();
    await folder.remove();
  }
}

const [name = '', count] = process.argv.slice(2);
const trial = trials[name];
if (!trial) {
  console.error(`Which trial? npm run trial -- ${Object.keys(trials).join(' | ')} [rounds]`);
  process.exit(1);
}
const failures = await trial(count === undefined ? undefined : Number(count));
for (const said of failures) console.error(`\nThis start did not become ready:\n${said}`);
console.log(`${name}: ${failures.length === 0 ? 'nothing failed' : `${failures.length} failed`}.`);
process.exit(failures.length === 0 ? 0 : 1);

import { commandIn } from './documents.ts';
import type { Step } from './step.ts';
import {
  clone,
  headingOf,
  idOf,
  inClone,
  pageAt,
  production,
  signedIn,
  staging,
  startInClone,
  type Visit,
} from './visit.ts';

const start = 'docs/how-to/start-a-remote.md';
const release = 'docs/how-to/release-a-remote.md';
const channels = 'docs/how-to/run-the-channels.md';

/** How long a remote may take to be built and served alone, in milliseconds. */
const servedWithinMs = 3 * 60_000;

/** A release as a command takes it, such as designers@1.0.0+0123456789abcdef, of what a deployment has printed. */
function releaseOf(output: string, remote: string): string {
  const [, version] = new RegExp(`${remote} (\\S+\\+[0-9a-f]{16})`).exec(output) ?? [];
  if (version === undefined) throw new Error(`No release of ${remote} is named:\n${output}`);
  return `${remote}@${version}`;
}

/** A word of a page is changed, so that there is something to see. */
async function deploy(visit: Visit): Promise<string> {
  const texts = 'mfe-designers/src/features/designer-listing/model/listing-texts.ts';
  await inClone(visit, `sed -i 's/Featured Designers/Calm Designers/' ${texts}`);
  const output = await inClone(visit, commandIn('README.md', 'npm run -s aangan -- deploy'));
  visit.designers = releaseOf(output, 'designers');
  const { body } = await pageAt(visit, `${staging}/designers`);
  if (!body.includes(idOf(visit.designers))) throw new Error(`Staging lacks it:\n${body}`);
  return `${visit.designers} is on staging`;
}

/** With a command as the guide has it, in which only the release is another. */
const promotion = (of: string) =>
  commandIn(release, 'npm run -s aangan -- promote price-lists@').replace(/price-lists@\S+/, of);

async function canary(visit: Visit): Promise<string> {
  const option = commandIn(release, '--canary');
  const command = `${signedIn()} ${promotion(visit.designers ?? '')} ${option}`;
  const output = await inClone(visit, command);
  return output.trim().replaceAll(/\s+/g, ' ');
}

async function rollBack(visit: Visit): Promise<string> {
  const command = commandIn(release, 'npm run -s aangan -- rollback price-lists');
  const output = await inClone(
    visit,
    `${signedIn()} ${command.replace('price-lists', 'designers')}`,
  );
  const status = await inClone(visit, `${signedIn()} npm run -s aangan -- status`);
  if (/canary/i.test(status)) throw new Error(`A canary is left:\n${status}`);
  return output.trim().replaceAll(/\s+/g, ' ');
}

/** A remote alone, at the address that README.md names. */
async function serveAlone(visit: Visit, command: string, path: string): Promise<string> {
  const alone = startInClone(visit, command);
  await alone.says(/compiled successfully|http:\/\/localhost:3100/, servedWithinMs);
  const { status } = await pageAt(visit, `http://localhost:3100${path}`);
  if (status !== 200) throw new Error(`http://localhost:3100${path} answered ${status}.`);
  await alone.interrupt();
  return `${command} answered ${status}`;
}

async function dev(visit: Visit): Promise<string> {
  const alone = await serveAlone(visit, commandIn('README.md', 'npx pnpm@10.34.9 --filter'), '/');
  const command = commandIn('README.md', 'npm run -s aangan -- dev');
  const composed = visit.machine.start(`cd ${clone} && ${signedIn()} exec ${command}`);
  const link = await composed.says(/^(http:\S+)$/m, servedWithinMs);
  const { status } = await pageAt(visit, link);
  if (status !== 200) throw new Error(`${link} answered ${status}.`);
  await composed.interrupt();
  return `${alone}, a link in staging ${status}`;
}

/** A new remote, from its first file to production with a token of its team. */
async function writeNew(visit: Visit): Promise<string> {
  await inClone(visit, commandIn(start, 'npm run -s aangan -- new'));
  await inClone(visit, commandIn(start, 'npx pnpm@10.34.9 install'));
  await serveAlone(visit, commandIn(start, 'npx pnpm@10.34.9 --filter'), '/price-lists');
  const deployment = commandIn(start, 'npm run -s aangan -- deploy');
  visit.priceLists = releaseOf(await inClone(visit, `${signedIn()} ${deployment}`), 'price-lists');
  await headingOf(visit, `${staging}/price-lists`);
  const issue = commandIn(channels, 'npm run -s aangan -- token issue');
  const [token] = /aat_\S+/.exec(await inClone(visit, `${signedIn()} ${issue}`)) ?? [];
  await inClone(visit, `AANGAN_TOKEN=${token} ${promotion(visit.priceLists)}`);
  return `${visit.priceLists}, ${await headingOf(visit, `${production}/price-lists`)}`;
}

async function check(visit: Visit): Promise<string> {
  const output = await inClone(
    visit,
    `${signedIn()} ${commandIn(release, 'npm run -s aangan -- check price-lists')}`,
  );
  return output.trim().replaceAll(/\s+/g, ' ');
}

/** What teams do with a running site. */
export const shipSteps: readonly Step[] = [
  { name: 'deploy', needs: ['start', 'chromium'], take: deploy },
  { name: 'canary', needs: ['deploy'], take: canary },
  { name: 'rollback', needs: ['canary'], take: rollBack },
  { name: 'dev', needs: ['start'], take: dev },
  { name: 'new', needs: ['start', 'chromium'], take: writeNew },
  { name: 'check', needs: ['new'], take: check },
];

import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishFolder } from '../../platform/cli/src/publish/publish-folder.ts';
import { readReleaseFolder } from '../../platform/cli/src/publish/read-release-folder.ts';
import { createSiteClient, SiteRefusal } from '../../platform/cli/src/site-client.ts';
import {
  type BuiltRelease,
  remoteRelease,
} from '../../platform/registry/src/testing/release-factory.ts';
import type { Ledger } from './ledger.ts';
import { send } from './send.ts';
import type { Target, Writer } from './until-done.ts';

/** The remote that is published again and again, on a channel of its own beside production's shell. */
const remote = 'trial';
const channel = 'trial';

/** Makes the channel, before anything is killed. */
export async function makeChannel(site: Target): Promise<void> {
  const token = await site.tokenOf('integrator');
  const at = `${site.registry}/platform/channels`;
  const production = JSON.parse((await send(`${at}/production`)).body) as {
    shell: { release: string };
  };
  const releases = [{ name: 'shell', release: production.shell.release }];
  for (const [address, body] of [
    [at, { name: channel, why: 'The trial' }],
    [`${at}/${channel}/releases`, { releases, why: 'The trial' }],
  ] as const) {
    const answer = await send(address, { token, body });
    if (answer.status >= 300) throw new Error(`${address}: ${answer.status} ${answer.body}`);
  }
}

/** A release that is published as the command line does it, and promoted. */
export const publishedRelease: Writer = async (site, ledger) => {
  const built = smallRelease();
  const { release } = built.manifest;
  const folder = await mkdtemp(join(tmpdir(), 'aangan-durability-release-'));
  try {
    await writeRelease(folder, built);
    ledger.try('release', release);
    if (!(await publishUntilDone(site, ledger, { built, folder }))) return;
    ledger.acknowledge('release', release);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await promote(site, ledger, release);
};

/** Its page takes an account: a browser opens it, and nothing renders it, before the channel serves it. */
function smallRelease(): BuiltRelease {
  const version = randomBytes(8).toString('hex');
  const route = { for: ['designer'], access: 'signed-in' as const, title: 'Trial' };
  const about = { path: '/trial', route };
  const { container } = remoteRelease(remote, version, about).manifest;
  const page = `async () => () => ({ Page: () => 'The trial, ${version}' })`;
  const assets = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [
      `part-${index}.js`,
      `globalThis.part = '${version} ${index}'; ${'// A line that can be compressed.\n'.repeat(100)}`,
    ]),
  );
  const files = { ...assets, 'entry.js': `globalThis.${container} = { init() {}, get: ${page} };` };
  return remoteRelease(remote, version, { ...about, files });
}

async function writeRelease(folder: string, { manifest, blobs }: BuiltRelease): Promise<void> {
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), blobs.get(sha256) ?? '');
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
}

/** Repeats the command until it succeeds; meanwhile a guest looks whether half of the release can be seen. */
async function publishUntilDone(
  site: Target,
  ledger: Ledger,
  { built, folder }: { built: BuiltRelease; folder: string },
): Promise<boolean> {
  for (;;) {
    const token = await site.tokenOf('integrator');
    const client = createSiteClient(site.registry, token);
    const publishing = readReleaseFolder(folder).then((one) => publishFolder(client, one));
    const [failure] = await Promise.all([
      publishing.then(
        () => undefined,
        (error: unknown) => error,
      ),
      lookForHalf(site, ledger, built),
    ]);
    const isWhole = await lookForHalf(site, ledger, built);
    if (failure === undefined) {
      if (isWhole === false) ledger.surprise(`publish: acknowledged, and not to be seen`);
      return true;
    }
    if (failure instanceof SiteRefusal) {
      // The command line does not tell when to come back.
      ledger.count('publish', { status: failure.status, body: failure.message, retryAfter: '1' });
      if (failure.status < 500) return false;
    }
    if (site.isOver()) return false;
    await sleep(200);
  }
}

/** @returns whether the release can be seen; undefined where that could not be asked */
async function lookForHalf(
  site: Target,
  ledger: Ledger,
  { manifest }: BuiltRelease,
): Promise<boolean | undefined> {
  const { release, files } = manifest;
  const at = `${site.registry}/platform/releases/${remote}/${release}`;
  const token = await site.tokenOf('integrator');
  const read = await send(at, { token });
  if (read.status === 404) return false;
  if (read.status !== 200) return undefined;
  for (const [path, { sha256 }] of Object.entries(files)) {
    const { status, body } = await send(`${at}/files/${path}`, { token });
    const isSame = createHash('sha256').update(body).digest('hex') === sha256;
    if (status === 200 && isSame) continue;
    if (status === 0 || status === 503) return undefined;
    ledger.surprise(`half a release: ${release} ${path} ${status}, ${body.length} bytes`);
  }
  return true;
}

/** Until it is done: the channel serves it then. */
async function promote(site: Target, ledger: Ledger, release: string): Promise<void> {
  const why = `Promotion of ${release}`;
  ledger.try('promotion', why);
  const at = `${site.registry}/platform/channels/${channel}`;
  for (;;) {
    const token = await site.tokenOf('integrator');
    const body = { releases: [{ name: remote, release }], why };
    const answer = await send(`${at}/releases`, { token, body });
    // The gate could not ask the API, which was killed.
    const isUnchecked = answer.status === 409 && answer.body.includes('try again in a moment');
    if (answer.status !== 0 && !isUnchecked) ledger.count('moveChannel', answer);
    if (answer.status === 200) break;
    const isFinal = answer.status < 500 && !isUnchecked;
    if (answer.status !== 0 && (isFinal || site.isOver())) return;
    await sleep(200);
  }
  ledger.acknowledge('promotion', why);
  const served = await send(at);
  if (served.status === 200 && !served.body.includes(release)) {
    ledger.surprise(`${channel} does not serve ${release}, which was promoted`);
  }
}

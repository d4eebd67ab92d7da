import { checkComposition } from '../../platform/registry/src/gates/check-composition.ts';
import { markPublished } from '../../platform/registry/src/release/release-repository.ts';
import {
  remoteRelease,
  shellRelease,
} from '../../platform/registry/src/testing/release-factory.ts';
import { startTestRegistry } from '../../platform/registry/src/testing/test-registry.ts';

/** What a registry with many releases takes, in milliseconds: the median of several times. */
interface RegistryTimes {
  /** A promotion of one release. */
  promote: number;
  /** Reading what the channel serves. */
  read: number;
}

const decision = { by: 'bench', why: 'bench', isBootstrap: true };
const times = 9;

/**
 * Fills an empty registry with scaffolded releases, and measures it whenever there are as many as asked for. They are
 * not checked as a publication is: to run the entries of a thousand takes more than ten minutes on a busy machine.
 * @param remotes how many remotes they are of; a channel serves the newest release of each
 * @param counts of releases, the fewest first
 */
export async function timesOfRegistry(
  remotes: number,
  counts: readonly number[],
): Promise<Map<number, RegistryTimes>> {
  const { registry, database, blobs, publish, stop } = await startTestRegistry();
  const add = async ({ manifest, blobs: files }: (typeof all)[number]) => {
    await registry.releases.announce(manifest, decision);
    for (const bytes of files.values()) await blobs.put(bytes);
    await markPublished(database.kysely, manifest, { variants: new Map(), untranslated: null });
  };
  const shell = shellRelease('1');
  const all: ReturnType<typeof remoteRelease>[] = [];
  const measured = new Map<number, RegistryTimes>();
  try {
    await publish(shell);
    for (const count of counts) {
      while (all.length < count) {
        const at = all.length;
        const next = remoteRelease(`scaffold-${at % remotes}`, `${Math.floor(at / remotes)}`);
        await add(next);
        all.push(next);
      }
      const served = all.slice(-remotes);
      const manifests = [shell.manifest, ...served.map(({ manifest }) => manifest)];
      await registry.channels.move('production', manifests, decision);
      const [first, last] = [all.at(0), all.at(-remotes)];
      if (!first || !last) throw new Error('There are no releases.');
      const promotions: number[] = [];
      for (let time = 0; time < times; time += 1) {
        const { manifest } = time % 2 === 0 ? first : last;
        promotions.push(
          await timed(() => registry.channels.move('production', [manifest], decision)),
        );
      }
      measured.set(count, {
        promote: median(promotions),
        read: median(await repeated(() => registry.reader.composition('production'))),
      });
    }
    return measured;
  } finally {
    await stop();
  }
}

/** Milliseconds that the gate's rules take over this many remotes. */
export async function timeOfGate(remotes: number): Promise<number> {
  const proposed = {
    shell: shellRelease('1').manifest,
    remotes: Array.from(
      { length: remotes },
      (_, at) => remoteRelease(`scaffold-${at}`, '1').manifest,
    ),
    today: '2026-01-01',
  };
  return median(await repeated(async () => checkComposition(proposed)));
}

async function repeated(work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await timed(work));
  return taken;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

import { checkComposition } from '../../platform/registry/src/gates/check-composition.ts';
import {
  remoteRelease,
  shellRelease,
} from '../../platform/registry/src/testing/release-factory.ts';
import { startTestRegistry } from '../../platform/registry/src/testing/test-registry.ts';

/** What a registry with many releases takes, in milliseconds: the median of several times. */
interface RegistryTimes {
  /** The gate's rules alone, over the releases that a channel would serve together. */
  gate: number;
  /** A promotion of one release. */
  promote: number;
  /** Reading what the channel serves. */
  read: number;
}

const decision = { by: 'bench', why: 'bench', isBootstrap: true };
const times = 9;

/** Publishes scaffolded releases of scaffolded remotes on an empty registry, and promotes one again and again. */
export async function timesOfRegistry(remotes: number, releases: number): Promise<RegistryTimes> {
  const { registry, publish, stop } = await startTestRegistry();
  try {
    const shell = shellRelease('1');
    const all = Array.from({ length: releases }, (_, at) =>
      remoteRelease(`scaffold-${at % remotes}`, `${Math.floor(at / remotes)}`),
    );
    await publish(shell, ...all);
    const served = all.slice(-remotes);
    const manifests = [shell.manifest, ...served.map(({ manifest }) => manifest)];
    await registry.channels.move('production', manifests, decision);
    const [last, before] = [all.at(-1), all.at(-1 - remotes) ?? all.at(-1)];
    if (!last || !before) throw new Error('There are no releases.');
    const proposed = {
      shell: shell.manifest,
      remotes: served.map(({ manifest }) => manifest),
      today: '2026-01-01',
    };
    const promotions: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const { manifest } = time % 2 === 0 ? before : last;
      promotions.push(
        await timed(() => registry.channels.move('production', [manifest], decision)),
      );
    }
    return {
      gate: median(await repeated(async () => checkComposition(proposed))),
      promote: median(promotions),
      read: median(await repeated(() => registry.reader.composition('production'))),
    };
  } finally {
    await stop();
  }
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

import type {
  CarriedComposition,
  RemoteDescription,
  RouteTable,
  SiteComposition,
} from '@aangan/manifest';
import {
  compositionFileAddress,
  compositionFileIntegrity,
  siteOf,
} from '@aangan/manifest/composition-parts';
import { firstOf, within } from './first-of.ts';

/** The rest of a page's composition, fetched when it is needed. */
export interface DescribedRemotes {
  /**
   * The composition with the routes of all remotes; with the opened page's only, where the table cannot be fetched.
   * Never rejects.
   */
  site(): Promise<SiteComposition>;
  /**
   * What is needed to load any module of a remote. A failure is forgotten, so that the next call tries again.
   * @throws UndescribedRemoteError where it cannot be fetched
   */
  describe(name: string): Promise<RemoteDescription>;
}

/** A remote's description cannot be fetched: the edge may have forgotten it after the channel changed. */
export class UndescribedRemoteError extends Error {
  override readonly name = 'UndescribedRemoteError';
}

interface Options {
  /** Fetches a file of the composition, with its SRI. */
  read?: (address: string, integrity: string) => Promise<unknown>;
  /** Called with each description, before anything of it is loaded. */
  onDescription?: (description: RemoteDescription) => void;
  /** How long a file may take before it is asked for again, in milliseconds. */
  patienceMs?: number;
  /** The pause before it is asked for again, in milliseconds. */
  pauseMs?: number;
}

/** @param carried what the page carries */
export function createDescribedRemotes(
  carried: CarriedComposition,
  options: Options = {},
): DescribedRemotes {
  const { read = readFile, onDescription = () => undefined } = options;
  const { patienceMs = 2_500, pauseMs = 300 } = options;
  const files = new Map<string, Promise<unknown>>();

  const file = (hash: string) => {
    const address = compositionFileAddress(hash);
    const ask = (url: string) => async () => read(url, compositionFileIntegrity(hash));
    // Another address, because a damaged answer may be stored for the first one.
    const tries = [ask(address), ask(`${address}?retry=1`)];
    const asked = files.get(hash) ?? within(2 * patienceMs, firstOf(tries, patienceMs, pauseMs));
    files.set(hash, asked);
    asked.catch(() => files.delete(hash));
    return asked;
  };
  const table = async () =>
    carried.table === undefined ? null : ((await file(carried.table)) as RouteTable);
  const described = async (name: string): Promise<RemoteDescription> => {
    const listed = (await table())?.remotes.find((remote) => remote.name === name);
    if (!listed) throw new Error('It is not in the composition.');
    if (listed.isOff) throw new Error('It is switched off.');
    const { fallback, ...release } = (await file(listed.description)) as RemoteDescription;
    // Where the page was rendered with the fallback, that is the only release of the page.
    const own = carried.remotes.find((remote) => remote.name === name);
    if (fallback && own?.release === fallback.release) return fallback;
    return fallback ? { ...release, fallback } : release;
  };

  return {
    site: () =>
      table()
        .catch(() => null)
        .then((found) => siteOf(carried, found)),
    async describe(name) {
      const known = carried.remotes.find((one) => one.name === name);
      if (carried.table === undefined && known?.entry && !known.isOff) {
        return known as RemoteDescription;
      }
      const description = await described(name).catch((cause: unknown) => {
        throw new UndescribedRemoteError(`The remote "${name}" is not described`, { cause });
      });
      onDescription(description);
      if (description.fallback) onDescription(description.fallback);
      return description;
    },
  };
}

/** The browser refuses an answer with another hash. */
async function readFile(address: string, integrity: string): Promise<unknown> {
  const answer = await fetch(address, { integrity });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer.json();
}

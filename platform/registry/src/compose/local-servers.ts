import {
  ManifestError,
  parseRemoteManifest,
  type ReleaseManifest,
  type RemoteManifest,
  refusedLocalServer,
} from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { LocalServer } from '../tables.ts';

/** A server on the computer of who opens a composition, as a request names it. */
export interface WantedLocal {
  name: string;
  origin: string;
  /** Its remote.json; without it, what the remote's release in the composition declares. */
  manifest?: unknown;
}

const refusals = {
  foreign: (origin: string) =>
    `"${origin}" is not a server of the computer that opens the link, such as http://localhost:3100.`,
  own: (origin: string) =>
    `${origin} is this site itself. Name the server that aangan dev has started, such as http://localhost:3100.`,
  untrusted: (origin: string) => `This site does not trust ${origin}: see TRUSTED_ORIGINS.`,
};

/**
 * @param site.trusted trusted origins
 * @param site.own addresses of the site's channels and of the console
 * @throws {RegistryRefusal} `invalid` for an origin of another machine, of the site itself, or one that it does not trust
 */
export function requireOwnComputers(
  wanted: readonly Pick<WantedLocal, 'origin'>[],
  site: { trusted: readonly string[]; own: readonly string[] },
): void {
  for (const { origin } of wanted) {
    const refused = refusedLocalServer(origin, site);
    if (refused) throw new RegistryRefusal('invalid', refusals[refused](origin));
  }
}

/**
 * What the servers that a request names are expected to serve.
 * @param released the releases of the composition, by name
 * @throws {RegistryRefusal} `invalid` for a malformed remote.json and a name twice; `not-found` where nothing says what
 *   the remote declares
 */
export function readLocals(
  wanted: readonly WantedLocal[],
  released: ReadonlyMap<string, ReleaseManifest>,
): LocalServer[] {
  if (new Set(wanted.map(({ name }) => name)).size < wanted.length) {
    throw new RegistryRefusal('invalid', 'A remote is named twice.');
  }
  return wanted.map(({ name, origin, manifest }) => {
    const parsed = manifest === undefined ? releasedManifest(released.get(name)) : parse(manifest);
    if (!parsed) {
      const reason = `The composition has no remote ${name}: send its remote.json as "manifest".`;
      throw new RegistryRefusal('not-found', reason);
    }
    if (parsed.name === name) return { origin, manifest: parsed };
    throw new RegistryRefusal('invalid', `The remote.json is of ${parsed.name}, not of ${name}.`);
  });
}

const releasedManifest = (release: ReleaseManifest | undefined) =>
  release?.kind === 'remote' ? release.manifest : undefined;

function parse(value: unknown): RemoteManifest {
  try {
    return parseRemoteManifest(value);
  } catch (error) {
    if (error instanceof ManifestError) throw new RegistryRefusal('invalid', error.message);
    throw error;
  }
}

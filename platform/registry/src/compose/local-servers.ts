import {
  isLoopbackOrigin,
  isOwnServer,
  isTrustedOrigin,
  ManifestError,
  parseRemoteManifest,
  type ReleaseManifest,
  type RemoteManifest,
} from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { LocalServer } from './compose-link-repository.ts';

/** A server on the computer of who opens a link, as a request names it. */
export interface WantedLocal {
  name: string;
  origin: string;
  /** Its remote.json; without it, what the remote's release in the composition declares. */
  manifest?: unknown;
}

/**
 * Reads the servers that a link names.
 * @param options.trusted trusted origins
 * @param options.released the releases of the composition
 * @throws {RegistryRefusal} `invalid` for an origin of another machine, or one that the site does not trust, and for a
 *   malformed remote.json; `not-found` where nothing says what the remote declares
 */
export function readLocals(
  wanted: readonly WantedLocal[],
  options: { trusted: readonly string[]; released: ReadonlyMap<string, ReleaseManifest> },
): LocalServer[] {
  const names = new Set(wanted.map(({ name }) => name));
  if (names.size < wanted.length) {
    throw new RegistryRefusal('invalid', 'A remote is named twice.');
  }
  return wanted.map(({ name, origin, manifest }) => {
    requireOwnComputer(origin, options.trusted);
    return { origin, manifest: declarationOf(name, manifest, options.released.get(name)) };
  });
}

/**
 * @param addresses of the site's channels and of the console
 * @throws {RegistryRefusal} `invalid` for one of them in the place of a developer's server
 */
export function refuseOwnServers(
  wanted: readonly Pick<WantedLocal, 'origin'>[],
  addresses: readonly string[],
): void {
  for (const { origin } of wanted) {
    if (!isLoopbackOrigin(origin) || !isOwnServer(origin, addresses)) continue;
    const reason = `${origin} is this site itself. Name the server that aangan dev has started, such as http://localhost:3100.`;
    throw new RegistryRefusal('invalid', reason);
  }
}

function requireOwnComputer(origin: string, trusted: readonly string[]): void {
  if (!isLoopbackOrigin(origin)) {
    const reason = `"${origin}" is not a server of the computer that opens the link, such as http://localhost:3100.`;
    throw new RegistryRefusal('invalid', reason);
  }
  if (isTrustedOrigin(origin, trusted)) return;
  throw new RegistryRefusal('invalid', `This site does not trust ${origin}: see TRUSTED_ORIGINS.`);
}

function declarationOf(
  name: string,
  given: unknown,
  released: ReleaseManifest | undefined,
): RemoteManifest {
  const manifest = given === undefined ? undefined : parse(given);
  if (manifest && manifest.name !== name) {
    throw new RegistryRefusal('invalid', `The remote.json is of ${manifest.name}, not of ${name}.`);
  }
  if (manifest) return manifest;
  if (released?.kind === 'remote') return released.manifest;
  const reason = `The composition has no remote ${name}: send its remote.json as "manifest".`;
  throw new RegistryRefusal('not-found', reason);
}

function parse(value: unknown): RemoteManifest {
  try {
    return parseRemoteManifest(value);
  } catch (error) {
    if (error instanceof ManifestError) throw new RegistryRefusal('invalid', error.message);
    throw error;
  }
}

import { createHash } from 'node:crypto';
import type {
  ChannelComposition,
  ComposedRemote,
  LoadableRelease,
  RegistryReader,
} from '../../platform/manifest/src/index.ts';

/**
 * A registry whose composition has as many remotes as wanted: its own, and copies of these in turn, with as many routes,
 * modules and scripts, each under names, hashes and a last known good release of its own. Copies have no links in the
 * header: a header has room for few, however many remotes a site has.
 * @param count how many remotes there are in all
 */
export function scaffoldedReader(reader: RegistryReader, count: number): RegistryReader {
  const known = new WeakMap<ChannelComposition, ChannelComposition>();
  const extended = (composition: ChannelComposition): ChannelComposition => {
    const own = composition.remotes.map(withFallback);
    const missing = Math.max(0, count - own.length);
    const more = Array.from({ length: missing }, (_, at) => {
      const like = composition.remotes[at % own.length];
      if (!like) throw new Error('The composition has no remotes.');
      return withFallback(copyOf(like, `scaffold-${at}`));
    });
    return { ...composition, remotes: [...own, ...more] };
  };
  return {
    async composition(channel) {
      const composition = await reader.composition(channel);
      if (!composition) return null;
      const longer = known.get(composition) ?? extended(composition);
      known.set(composition, longer);
      return longer;
    },
    releaseFile: (name, release, path) => reader.releaseFile(name, release, path),
  };
}

function copyOf(remote: ComposedRemote, name: string): ComposedRemote {
  const { fallback: _fallback, server: _server, portable: _portable, routes, ...copied } = remote;
  return {
    ...copied,
    ...otherRelease(remote, name, 'newest'),
    name,
    team: name,
    consumes: {},
    routes: routes.map(({ link: _link, ...route }) => ({
      ...route,
      path: `/${name}${route.path === '/' ? '' : route.path}`,
    })),
  };
}

/** A channel has a release to go back to for nearly every remote. */
function withFallback(remote: ComposedRemote): ComposedRemote {
  return { ...remote, fallback: remote.fallback ?? otherRelease(remote, remote.name, 'before') };
}

/** A release of the same shape, with hashes of its own: hashes do not compress. */
function otherRelease(remote: ComposedRemote, name: string, version: string): LoadableRelease {
  const digest = (text: string, algorithm = 'sha256') =>
    createHash(algorithm).update(`${name} ${version} ${text}`);
  const release = digest('').digest('hex').slice(0, 16);
  const renamed = (path: string) =>
    path.replace(/\.[0-9a-f]{8,}(?=\.js$)/, (hash) => {
      return `.${digest(path)
        .digest('hex')
        .slice(0, hash.length - 1)}`;
    });
  const { runtime } = remote;
  return {
    release,
    container: `aangan_${name.replaceAll('-', '_')}_${release}`,
    ...(runtime && { runtime }),
    baseUrl: `/releases/${name}/${release}/`,
    entry: renamed(remote.entry),
    exposes: Object.fromEntries(
      Object.entries(remote.exposes).map(([expose, paths]) => [expose, paths.map(renamed)]),
    ),
    integrity: Object.fromEntries(
      Object.keys(remote.integrity).map((path) => [
        renamed(path),
        `sha384-${digest(path, 'sha384').digest('base64')}`,
      ]),
    ),
  };
}

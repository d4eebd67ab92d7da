import type { ChannelComposition, ComposedRemote } from '@aangan/manifest';
import Type, { type Static } from 'typebox';

const MicroFrontend = Type.Object(
  {
    url: Type.String(),
    fallbackUrl: Type.Optional(Type.String()),
    metadata: Type.Object(
      { integrity: Type.String(), version: Type.String() },
      { additionalProperties: false },
    ),
    deployment: Type.Object({
      traffic: Type.Number({ minimum: 0, maximum: 100 }),
      default: Type.Boolean(),
    }),
    extras: Type.Object({
      team: Type.String(),
      /** The global that the entry registers. */
      container: Type.String(),
      /** The address of its mf-manifest.json; null where the entry is for this platform's shell only. */
      manifest: Type.Union([Type.String(), Type.Null()]),
      /** The entry that this platform's shell loads, with its integrity. */
      shell: Type.Object({ url: Type.String(), integrity: Type.String() }),
      exposes: Type.Array(Type.String()),
      routes: Type.Array(Type.String()),
    }),
  },
  { additionalProperties: false },
);

/** The public frontend-discovery schema, version v1-pre (https://mfewg.org/schema/v1-pre.json). */
export const DiscoveryDocument = Type.Object(
  {
    schema: Type.String(),
    microFrontends: Type.Record(Type.String(), Type.Array(MicroFrontend)),
  },
  { $id: 'DiscoveryDocument', additionalProperties: false },
);
export type DiscoveryDocument = Static<typeof DiscoveryDocument>;

/**
 * What a channel serves in the format that other tools read; a canary has its part of the traffic. `url` is the
 * container that any host of module federation can load, where the release brings one.
 */
export function discoveryDocument(
  composition: Pick<ChannelComposition, 'remotes' | 'canaries'> | null,
): DiscoveryDocument {
  const { remotes = [], canaries = [] } = composition ?? {};
  return {
    schema: 'https://mfewg.org/schema/v1-pre.json',
    microFrontends: Object.fromEntries(
      remotes.map((stable) => {
        const own = canaries.flatMap(({ percent, remotes: members }) => {
          const remote = members.find(({ name }) => name === stable.name);
          return remote ? [{ remote, percent }] : [];
        });
        const rest = own.reduce((left, { percent }) => left - percent, 100);
        return [
          `@aangan/${stable.name}`,
          [
            describe(stable, { traffic: rest, default: true }),
            ...own.map(({ remote, percent }) =>
              describe(remote, { traffic: percent, default: false }),
            ),
          ],
        ];
      }),
    ),
  };
}

function describe(
  remote: ComposedRemote,
  deployment: Static<typeof MicroFrontend>['deployment'],
): Static<typeof MicroFrontend> {
  const { baseUrl, fallback, portable } = remote;
  const own = { url: baseUrl + remote.entry, integrity: remote.integrity[remote.entry] ?? '' };
  return {
    url: portable ? baseUrl + portable.entry : own.url,
    // Nothing records whether other hosts can load the previous release.
    ...(fallback && !portable ? { fallbackUrl: fallback.baseUrl + fallback.entry } : {}),
    metadata: { integrity: portable?.integrity ?? own.integrity, version: remote.release },
    deployment,
    extras: {
      team: remote.team,
      container: portable?.container ?? remote.container,
      manifest: portable ? baseUrl + portable.manifest : null,
      shell: own,
      exposes: Object.keys(remote.exposes),
      routes: remote.routes.map((route) => route.path),
    },
  };
}

import type { ComposedRemote, Composition } from '@aangan/manifest';
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
      container: Type.String(),
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

/** A composition in the format that other tools read. */
export function discoveryDocument(composition: Composition | null): DiscoveryDocument {
  const remotes = composition?.remotes ?? [];
  return {
    schema: 'https://mfewg.org/schema/v1-pre.json',
    microFrontends: Object.fromEntries(
      remotes.map((remote) => [`@aangan/${remote.name}`, [describe(remote)]]),
    ),
  };
}

function describe(remote: ComposedRemote): Static<typeof MicroFrontend> {
  const { fallback } = remote;
  return {
    url: `${remote.baseUrl}${remote.entry}`,
    ...(fallback ? { fallbackUrl: `${fallback.baseUrl}${fallback.entry}` } : {}),
    metadata: { integrity: remote.integrity[remote.entry] ?? '', version: remote.release },
    deployment: { traffic: 100, default: true },
    extras: {
      team: remote.team,
      container: remote.container,
      exposes: Object.keys(remote.exposes),
      routes: remote.routes.map((route) => route.path),
    },
  };
}

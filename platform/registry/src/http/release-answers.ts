import type { ReleaseManifest } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { SourceCommit, SourceRun } from '../release/release-source.ts';
import { at, Moment, release, Text, Texts, version } from './answer-parts.ts';
import { nullable } from './schemas.ts';

export const Announced = example(
  {
    name: Text,
    release: Text,
    version: nullable(Text),
    isPublished: Type.Boolean(),
    missing: Type.Array(Text, { description: 'Hex sha256 of the files to send' }),
  },
  { name: 'vendors', release, version, isPublished: false, missing: ['9f86d081…'] },
);
export const Published = example(
  {
    name: Text,
    release: Text,
    isPublished: Type.Boolean(),
    lowTrust: Type.Optional(
      Type.String({ description: 'Why this new remote is of low trust; absent where it is not' }),
    ),
  },
  { name: 'vendors', release, isPublished: true },
);
export const Retired = example(
  { name: Text, release: Text, isRetired: Type.Boolean() },
  { name: 'vendors', release, isRetired: true },
);
export const Releases = example(
  {
    results: Type.Array(
      Type.Object({
        name: Text,
        release: Text,
        version: nullable(Text),
        kind: Type.Enum(['shell', 'remote']),
        isBootstrap: Type.Boolean(),
        publishedAt: Moment,
        createdBy: Text,
        commit: nullable(SourceCommit),
        run: nullable(SourceRun),
        retiredAt: nullable(Moment),
        messages: nullable(Type.Record(Text, Type.Integer())),
        untranslated: nullable(
          Type.Record(Text, Type.Object({ count: Type.Integer(), ids: Texts })),
        ),
        channels: Texts,
      }),
    ),
  },
  {
    results: [
      {
        name: 'vendors',
        release,
        version,
        kind: 'remote',
        isBootstrap: false,
        publishedAt: at,
        createdBy: 'ravi (token of team vendors)',
        commit: null,
        run: {
          branch: 'calmer-cards',
          url: 'https://github.com/example/mfe-vendors/actions/runs/1',
        },
        retiredAt: null,
        messages: { en: 214, hi: 212 },
        untranslated: { hi: { count: 2, ids: ['vendors.none', 'vendors.search'] } },
        channels: ['staging'],
      },
    ],
  },
);

/** As it was announced: `/schemas/release.schema.json` says what is in it. */
export const ReleaseJson = Type.Unsafe<ReleaseManifest>({
  type: 'object',
  additionalProperties: true,
  description: 'release.json, as /platform/schemas/release.schema.json has it',
});
export const Types = example(
  { exposes: Type.Record(Text, Text) },
  { exposes: { './VendorCard': 'export declare function VendorCard(…): unknown;' } },
);

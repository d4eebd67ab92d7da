import { Channel, type ReleaseManifest } from '@aangan/manifest';
import { LinkedComposition } from '@aangan/manifest/compose-link';
import Type, { type TProperties, type TSchema } from 'typebox';
import { SourceCommit } from '../release/release-source.ts';
import { changeKinds } from '../tables.ts';
import { nullable } from './schemas.ts';

/** What registries answer, field by field. What is not here is not answered. */

const Text = Type.String();
const Moment = Type.String({ format: 'date-time' });
const Count = Type.Integer({ minimum: 0 });
const Texts = Type.Array(Text);

const at = '2026-11-26T09:30:00.000Z';
const release = '0123456789abcdef';
const version = `1.4.0+${release}`;
const why = 'Prices are shown with tax.';

/** What programs tell refusals of one status apart by. */
const refusalCodes = [
  'integrator_required',
  'check_not_allowed',
  'channel_not_allowed',
  'other_team_named',
  'not_your_remote',
  'token_not_valid',
  'token_revoked',
  'token_expired',
] as const;

/** The API, which knows the accounts, has codes of its own: an answer of its is passed on as it is. */
const Refusal = Type.Object(
  {
    detail: Type.String({ description: 'The reason, for people' }),
    problems: Type.Optional(Type.Array(Text, { description: 'Every single reason' })),
    code: Type.Optional(
      Type.String({ description: `Of the registry itself: ${refusalCodes.join(', ')}` }),
    ),
  },
  { examples: [{ detail: 'Not found.' }] },
);

/** Why a request may be refused, by status. */
const reasons = {
  400: 'It is malformed, or says what cannot be',
  401: 'No token, or none that is valid; for edges: not signed',
  403: 'The token may not do this',
  404: 'What it names does not exist',
  409: 'The gate, or the state that things are in, refuses it; `problems` has every reason',
  413: 'It is too large',
  415: 'This registry, or this type of content, cannot do it',
  503: 'The database, the API or the checker does not answer: try again',
  507: 'Nothing more can be stored',
} as const;
type RefusedStatus = keyof typeof reasons;

/** An object with an example. */
const example = <Properties extends TProperties>(
  properties: Properties,
  shown: object,
  more: { description?: string } = {},
) => Type.Object(properties, { examples: [shown], ...more });

/**
 * The answers of an operation.
 * @param done those to a request that was taken, by status
 * @param refused the statuses of its refusals
 */
export function answered<Done extends Record<number, TSchema>, Refused extends RefusedStatus>(
  done: Done,
  refused: readonly Refused[],
): Done & Record<Refused, typeof Refusal> {
  const entries = refused.map((status) => [
    status,
    Type.Object(Refusal.properties, { ...Refusal, description: reasons[status] }),
  ]);
  return { ...done, ...Object.fromEntries(entries) };
}

/** An answer without a body. */
export const nothing = (description: string) =>
  Type.Unsafe<undefined>({ type: 'null', description });

export const Well = example({ status: Type.Literal('ok') }, { status: 'ok' });
export const Unwell = example(
  { status: Type.Literal('unavailable'), failing: Texts },
  { status: 'unavailable', failing: ['database'] },
  { description: 'What it cannot do without is away: try again' },
);

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
  { name: Text, release: Text, isPublished: Type.Boolean() },
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
        publishedAt: nullable(Moment),
        createdBy: Text,
        commit: nullable(SourceCommit),
        retiredAt: nullable(Moment),
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
        retiredAt: null,
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

export const Channels = example(
  {
    results: Type.Array(Channel),
    addresses: Type.Record(Text, Text),
    expires: Type.Record(Text, Moment),
    checked: Type.Array(Channel),
  },
  {
    results: ['production', 'staging'],
    expires: {},
    checked: ['production'],
    addresses: { production: 'https://aangan.example' },
  },
);
export const MadeChannel = example(
  { name: Channel, expiresAt: nullable(Moment) },
  { name: 'qa', expiresAt: at },
);
export const RemovedChannel = example(
  { name: Channel, isRemoved: Type.Boolean() },
  { name: 'qa', isRemoved: true },
);
export const Served = LinkedComposition.properties.composition;
export const LinkOpened = LinkedComposition;
export const Revision = example({ revision: Count }, { revision: 12 });

const lastChange = { at: nullable(Moment), by: nullable(Text), why: nullable(Text) };
const shownChange = { at, by: 'anna@aangan.example', why };
const NamedVersion = Type.Object({ name: Text, release: Text, version: nullable(Text) });
const OwnedVersion = Type.Object({ ...NamedVersion.properties, team: nullable(Text) });
const shownVersion = { name: 'vendors', release, version };
const Kind = Type.Enum([...changeKinds]);

export const Status = example(
  {
    channel: Channel,
    revision: Count,
    releases: Type.Array(
      Type.Object({
        ...OwnedVersion.properties,
        previous: nullable(Text),
        isOff: Type.Boolean(),
        kind: nullable(Kind),
        ...lastChange,
      }),
    ),
    canaries: Type.Array(
      Type.Object({
        id: Type.Integer(),
        percent: Count,
        releases: Type.Array(OwnedVersion),
        ...lastChange,
      }),
    ),
  },
  {
    channel: 'staging',
    revision: 12,
    canaries: [],
    releases: [
      {
        ...shownVersion,
        team: 'vendors',
        previous: null,
        isOff: false,
        kind: 'promote',
        ...shownChange,
      },
    ],
  },
);
export const PastStatus = example(
  {
    channel: Channel,
    at: Moment,
    revision: Count,
    releases: Type.Array(
      Type.Object({
        ...NamedVersion.properties,
        isOff: Type.Boolean(),
        since: Moment,
        by: Text,
        why: Text,
      }),
    ),
    canaries: Type.Array(
      Type.Object({ id: Type.Integer(), percent: Count, releases: Type.Array(NamedVersion) }),
    ),
  },
  {
    channel: 'staging',
    at,
    revision: 12,
    canaries: [],
    releases: [{ ...shownVersion, isOff: false, since: at, by: shownChange.by, why }],
  },
);
export const PastComposition = example(
  {
    id: Text,
    channel: Channel,
    canaries: Type.Array(Type.Integer()),
    releases: Type.Array(Type.Object({ ...NamedVersion.properties, isRetired: Type.Boolean() })),
    firstAt: Moment,
    lastAt: Moment,
  },
  {
    id: 'AbCdEfGh',
    channel: 'production',
    canaries: [],
    firstAt: at,
    lastAt: at,
    releases: [{ ...shownVersion, isRetired: false }],
  },
);

export const Moved = example(
  {
    revision: Count,
    moved: Type.Array(
      Type.Object({
        kind: Kind,
        name: Text,
        from: nullable(Text),
        to: nullable(Text),
        previous: Type.Optional(nullable(Text)),
        ended: Type.Optional(Type.Object({ id: Type.Integer(), percent: Count })),
      }),
    ),
    warnings: Texts,
  },
  {
    revision: 13,
    warnings: [],
    moved: [{ kind: 'promote', name: 'vendors', from: null, to: release }],
  },
);
const checked = { problems: Texts, warnings: Texts };
export const Checked = example(checked, { problems: [], warnings: [] });
export const ApiChecked = example(
  { results: Type.Array(Type.Object({ ...checked, channel: Channel })) },
  { results: [{ channel: 'production', problems: [], warnings: [] }] },
);
export const CheckRequired = example({ requiresCheck: Type.Boolean() }, { requiresCheck: true });
export const CheckRecorded = example({ id: Text }, { id: '3b1c…' });

const token = {
  id: Type.Integer(),
  name: Text,
  team: Text,
  channels: Type.Array(Channel),
  prefix: Type.String({ description: 'Its first characters' }),
  issuedBy: Text,
  issuedAt: Moment,
  expiresAt: Moment,
  mayCheck: Type.Boolean(),
  revokedBy: nullable(Text),
  revokedAt: nullable(Moment),
  lastUsedAt: nullable(Moment),
};
const shownToken = {
  id: 4,
  name: 'ci',
  team: 'vendors',
  channels: ['staging'],
  prefix: 'aangan_Ab12',
  issuedBy: shownChange.by,
  issuedAt: at,
  expiresAt: at,
  mayCheck: false,
  revokedBy: null,
  revokedAt: null,
  lastUsedAt: null,
};
export const Token = example(token, shownToken);
export const Tokens = example(
  { results: Type.Array(Type.Object(token)) },
  { results: [shownToken] },
);
export const IssuedToken = example({ ...token, token: Text }, { ...shownToken, token: 'aangan_…' });

const rate = { release: Text, views: Count, failures: Type.Record(Text, Count) };
const Frame = Type.Object({
  text: Text,
  name: Type.Optional(Text),
  release: Type.Optional(Text),
  team: Type.Optional(Text),
  source: Type.Optional(Text),
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.Integer()),
  function: Type.Optional(Text),
});
export const Reports = example(
  {
    name: Text,
    channel: Channel,
    team: nullable(Text),
    isAutomatic: Type.Boolean(),
    rates: Type.Array(Type.Object(rate)),
    errors: Type.Array(
      Type.Object({
        channel: Channel,
        name: Text,
        release: Text,
        version: nullable(Text),
        kind: Text,
        expose: nullable(Text),
        route: Text,
        message: Text,
        stack: Type.Array(Frame),
        composition: Text,
        releases: nullable(Type.Record(Text, Text)),
        isServer: Type.Boolean(),
        failures: Count,
        engines: Texts,
        changedPages: Count,
        firstAt: Moment,
        lastAt: Moment,
      }),
    ),
    measures: Type.Array(
      Type.Object({
        release: Text,
        route: Text,
        kind: Text,
        p75: nullable(Type.Number()),
        samples: Count,
      }),
    ),
  },
  {
    name: 'vendors',
    channel: 'production',
    team: 'vendors',
    isAutomatic: true,
    rates: [{ release, views: 5120, failures: { render: 3 } }],
    errors: [],
    measures: [],
  },
);
export const Rates = example(
  { results: Type.Array(Type.Object({ ...rate, name: Text })) },
  { results: [{ name: 'vendors', release, views: 5120, failures: {} }] },
);
export const AutomaticRollback = example(
  { channel: Channel, name: Text, isOn: Type.Boolean() },
  { channel: 'production', name: 'vendors', isOn: true },
);

const Difference = LinkedComposition.properties.differences;
export const MadeLink = example(
  {
    id: Text,
    channel: Channel,
    token: Text,
    link: Text,
    expiresAt: Moment,
    differences: Difference,
    problems: Texts,
  },
  {
    id: 'AbCdEfGhIjKlMnOpQrStUv',
    channel: 'staging',
    token: '…',
    expiresAt: at,
    link: 'https://staging.aangan.example/?compose=…',
    differences: [],
    problems: [],
  },
);
export const Links = example(
  {
    results: Type.Array(
      Type.Object({
        id: Text,
        channel: Channel,
        releases: Type.Record(Text, Text),
        locals: Type.Array(Type.Object({ name: Text, origin: Text })),
        madeFrom: nullable(Text),
        madeBy: Text,
        madeAt: Moment,
        expiresAt: Moment,
      }),
    ),
  },
  { results: [] },
);
export const EndedLink = example({ id: Text }, { id: 'AbCdEfGhIjKlMnOpQrStUv' });
export const MadeGrant = example(
  { id: Text, link: Text, opensUntil: Moment, expiresAt: Moment },
  {
    id: 'AbCdEfGhIjKlMnOpQrStUv',
    link: 'https://aangan.example/?compose=…',
    opensUntil: at,
    expiresAt: at,
  },
);
export const HandedOver = example({ expiresAt: Moment }, { expiresAt: at });

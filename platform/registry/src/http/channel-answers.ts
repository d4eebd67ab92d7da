import { Channel } from '@aangan/manifest';
import { LinkedComposition } from '@aangan/manifest/compose-link';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import {
  at,
  Count,
  Kind,
  Moment,
  NamedVersion,
  release,
  shownChange,
  shownVersion,
  Text,
  Texts,
} from './answer-parts.ts';
import { Rollout, RolloutRules } from './rollout-answers.ts';
import { nullable } from './schemas.ts';
import { SetValue } from './value-answers.ts';

export const Channels = example(
  {
    results: Type.Array(Channel),
    addresses: Type.Record(Text, Text),
    expires: Type.Record(Text, Moment),
    checked: Type.Array(Channel),
    attested: Type.Array(Channel),
    requires: Type.Record(Channel, Type.Array(Text)),
    engines: Type.Record(Channel, Type.Array(Text)),
    rolloutRules: Type.Record(Channel, RolloutRules),
  },
  {
    results: ['production', 'staging'],
    expires: {},
    checked: ['production'],
    attested: ['production'],
    requires: { production: ['hi'] },
    engines: { production: ['webkit'] },
    rolloutRules: {
      production: { quietHours: null, approval: 'none', minViews: 100, maxWaitMinutes: null },
    },
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
export const Revision = example({ revision: Count }, { revision: 12 });

const lastChange = { at: nullable(Moment), by: nullable(Text), why: nullable(Text) };

const OwnedVersion = Type.Object({ ...NamedVersion.properties, team: nullable(Text) });
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
        rollout: nullable(Rollout),
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
        extension: Type.Optional(Text),
        value: Type.Optional(SetValue),
        ended: Type.Optional(Type.Object({ id: Type.Integer(), percent: Count })),
      }),
    ),
    warnings: Texts,
    openedIn: Texts,
  },
  {
    revision: 13,
    warnings: [],
    openedIn: ['Chromium 148.0.1', 'Firefox 153.8.0'],
    moved: [{ kind: 'promote', name: 'vendors', from: null, to: release }],
  },
);

import { Channel } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import {
  at,
  Count,
  Moment,
  NamedVersion,
  shownChange,
  shownVersion,
  Text,
  why,
} from './answer-parts.ts';

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

import { Channel } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { at, Moment, shownChange, Text } from './answer-parts.ts';
import { nullable } from './schemas.ts';

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

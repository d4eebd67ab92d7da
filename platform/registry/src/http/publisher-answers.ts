import { Channel } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { CiIdentity } from '../ci-identity.ts';
import { at, Moment, shownChange, Text } from './answer-parts.ts';
import { nullable } from './schemas.ts';

const publisher = {
  id: Type.Integer(),
  team: Text,
  issuer: Text,
  repository: Text,
  branch: nullable(Text),
  tag: nullable(Text),
  workflow: Text,
  channels: Type.Array(Channel),
  addedBy: Text,
  addedAt: Moment,
  lastUsedAt: nullable(Moment),
  removedBy: nullable(Text),
  removedAt: nullable(Moment),
};

const issuer = 'https://token.actions.githubusercontent.com';
const repository = 'example/mfe-vendors';
const workflow = '.github/workflows/ci.yml';
const shownPublisher = {
  id: 3,
  team: 'vendors',
  issuer,
  repository,
  branch: 'main',
  tag: null,
  workflow,
  channels: ['staging'],
  addedBy: shownChange.by,
  addedAt: at,
  lastUsedAt: at,
  removedBy: null,
  removedAt: null,
};
export const Publisher = example(publisher, shownPublisher);
export const Publishers = example(
  { results: Type.Array(Type.Object(publisher)) },
  { results: [shownPublisher] },
);

export const shownIdentity = {
  issuer,
  repository,
  repositoryId: '4711',
  ref: 'refs/heads/main',
  workflow,
  commit: '0123456789abcdef0123456789abcdef01234567',
  source: 'https://github.com/example/mfe-vendors',
  run: 'https://github.com/example/mfe-vendors/actions/runs/1',
};
export const Exchanged = example(
  {
    token: Text,
    team: Text,
    channels: Type.Array(Channel),
    expiresAt: Moment,
    identity: CiIdentity,
  },
  {
    token: 'aat_…',
    team: 'vendors',
    channels: ['staging'],
    expiresAt: at,
    identity: shownIdentity,
  },
);

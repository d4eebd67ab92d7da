import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { CiIdentity } from '../ci-identity.ts';
import { at, Moment, shownChange, Text } from './answer-parts.ts';
import { shownIdentity } from './publisher-answers.ts';
import { nullable } from './schemas.ts';

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const pem = '-----BEGIN PUBLIC KEY-----\n…\n-----END PUBLIC KEY-----\n';

const key = {
  id: Type.Integer(),
  team: Text,
  name: Text,
  sha256: Text,
  publicKey: Text,
  addedBy: Text,
  addedAt: Moment,
  removedBy: nullable(Text),
  removedAt: nullable(Moment),
};
const shownKey = {
  id: 2,
  team: 'vendors',
  name: 'release-2026',
  sha256,
  publicKey: pem,
  addedBy: shownChange.by,
  addedAt: at,
  removedBy: null,
  removedAt: null,
};
export const Key = example(key, shownKey);
export const Keys = example({ results: Type.Array(Type.Object(key)) }, { results: [shownKey] });

const Facts = Type.Object({
  commit: nullable(Text),
  source: nullable(Text),
  isChanged: Type.Boolean(),
  lockfile: nullable(Text),
  builder: Text,
  run: nullable(Text),
});

export const Provenance = example(
  {
    results: Type.Array(
      Type.Object({
        envelope: Type.Object({
          payloadType: Text,
          payload: Text,
          signatures: Type.Array(Type.Object({ keyid: Text, sig: Text })),
        }),
        facts: Facts,
        team: Text,
        key: Text,
        sha256: Text,
        publicKey: Text,
        identity: nullable(CiIdentity),
        counts: Type.Boolean({
          description: 'Whether the key is neither removed nor of a publisher that was',
        }),
        removedAt: nullable(Moment),
        recordedBy: Text,
        recordedAt: Moment,
      }),
    ),
  },
  {
    results: [
      {
        envelope: {
          payloadType: 'application/vnd.in-toto+json',
          payload: 'eyJfdHlwZSI6Imh0dHBzOi8vaW4tdG90by5pby9TdGF0ZW1lbnQvdjEi…',
          signatures: [{ keyid: sha256, sig: 'MEUCIQ…' }],
        },
        facts: {
          commit: shownIdentity.commit,
          source: `${shownIdentity.source}@${shownIdentity.ref}`,
          isChanged: false,
          lockfile: sha256,
          builder: `${shownIdentity.source}/${shownIdentity.workflow}@${shownIdentity.ref}`,
          run: shownIdentity.run,
        },
        team: 'vendors',
        key: 'example/mfe-vendors@main a1b2c3',
        sha256,
        publicKey: pem,
        identity: shownIdentity,
        counts: true,
        removedAt: null,
        recordedBy: 'example/mfe-vendors@main a1b2c3 (token of team vendors)',
        recordedAt: at,
      },
    ],
  },
);

export const ProvenanceRequired = example(
  { requiresProvenance: Type.Boolean() },
  { requiresProvenance: true },
);

import { Channel } from '@aangan/manifest';
import { LinkedComposition } from '@aangan/manifest/compose-link';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { at, Moment, Text, Texts } from './answer-parts.ts';
import { nullable } from './schemas.ts';

const Difference = LinkedComposition.properties.differences;
export const LinkOpened = LinkedComposition;
export const MadeLink = example(
  {
    id: Text,
    channel: Channel,
    token: Text,
    link: Text,
    opensUntil: Moment,
    expiresAt: Moment,
    differences: Difference,
    problems: Texts,
  },
  {
    id: 'AbCdEfGhIjKlMnOpQrStUv',
    channel: 'staging',
    token: '…',
    opensUntil: at,
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
export const HandedOver = example({ expiresAt: Moment }, { expiresAt: at });

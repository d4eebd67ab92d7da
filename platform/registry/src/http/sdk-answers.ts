import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { at, Moment, Text } from './answer-parts.ts';

/** `current` is the newest; the shell's release says which are `deprecated` and which are refused: `ended`. */
const State = Type.Enum(['current', 'supported', 'deprecated', 'ended']);

export const Sdk = example(
  {
    results: Type.Array(
      Type.Object({
        version: Text,
        state: State,
        publishedAt: Moment,
        libraries: Type.Record(Text, Text),
        packages: Type.Array(
          Type.Object({
            name: Text,
            url: Text,
            integrity: Text,
            bytes: Type.Integer(),
          }),
        ),
      }),
    ),
  },
  {
    results: [
      {
        version: '2.11.0',
        state: 'current',
        publishedAt: at,
        libraries: { react: '19.3.1' },
        packages: [
          {
            name: '@aangan/host',
            url: 'https://aangan.example/platform/sdk/aangan-host-2.11.0.tgz',
            integrity: 'sha512-…',
            bytes: 32_000,
          },
        ],
      },
    ],
  },
);

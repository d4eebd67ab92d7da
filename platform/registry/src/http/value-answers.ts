import { Channel, Setting, ValueDeclaration } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { Count, Moment, shownChange, Text } from './answer-parts.ts';
import { nullable } from './schemas.ts';

/** What a value was set to; null where nothing is set. */
export const SetValue = Type.Object({
  name: Text,
  from: nullable(Setting),
  to: nullable(Setting),
});

export const Values = example(
  {
    channel: Channel,
    revision: Count,
    values: Type.Array(
      Type.Object({
        remote: Text,
        name: Text,
        declared: nullable(ValueDeclaration),
        setting: nullable(Setting),
        at: nullable(Moment),
        by: nullable(Text),
        why: nullable(Text),
        canary: nullable(Type.Object({ percent: Count, setting: Setting })),
      }),
    ),
  },
  {
    channel: 'staging',
    revision: 12,
    values: [
      {
        remote: 'vendors',
        name: 'rows',
        declared: {
          type: 'number',
          default: 12,
          description: 'Vendors in a list.',
          readBy: 'both',
        },
        setting: 6,
        canary: null,
        ...shownChange,
      },
    ],
  },
);

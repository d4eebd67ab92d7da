import { projectRooms } from '@aangan/domain';
import { quoteStatuses } from '@aangan/domain/quotes';
import { Type } from 'typebox';
import { nullableChoice, nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { reference } from '../../schemas/reference.ts';
import { lineSchema, paisa, QuoteTotals } from './quotes.schemas.ts';

const offered = Type.Object({
  ...lineSchema.properties,
  net: paisa('before tax'),
  total: paisa('tax included'),
});

const row = Type.Object({
  lines: Type.Array(Type.Union([offered, Type.Null()]), {
    description: 'One for each quote, in their order; null where it does not offer this',
  }),
  sureness: nullableInteger(
    'How sure it is that these are the same thing, in percent; null where one quote has it alone',
  ),
  is_unsure: Type.Boolean({ description: 'Whether a reader should look again' }),
});

/** Quotes side by side. */
export const QuotesSideBySide = Type.Object(
  {
    quotes: Type.Array(
      Type.Object({
        id: Type.Integer(),
        conversation_id: Type.Integer(),
        version: Type.Integer({ description: 'The newest, which is compared' }),
        status: Type.Enum([...quoteStatuses]),
        valid_until: nullableText(),
        is_expired: Type.Boolean(),
        firm: nullableText('Null once its account was erased'),
        title: Type.String(),
      }),
      { description: 'In the order in which they were asked for' },
    ),
    rooms: Type.Array(
      Type.Object({
        id: nullableText('Of the room in the brief; null for what belongs to none'),
        room: nullableChoice(projectRooms.map(({ id }) => id)),
        name: Type.String(),
        rows: Type.Array(row),
        totals: Type.Array(
          Type.Object({ net: paisa('before tax'), total: paisa('tax included') }),
          { description: 'One for each quote' },
        ),
      }),
      { description: 'In the order of the brief' },
    ),
    exclusions: Type.Array(
      Type.Object({
        text: Type.String(),
        quotes: Type.Array(Type.Enum(['excluded', 'offered', 'not-said']), {
          description: 'What each quote says of it',
        }),
      }),
      { description: 'What at least one quote leaves out' },
    ),
    totals: Type.Array(reference(QuoteTotals)),
  },
  { $id: 'QuotesSideBySide' },
);

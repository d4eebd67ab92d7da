import { connectionProjectTypes, projectRooms } from '@aangan/domain';
import { gstRates, jobChangeStatuses, quoteStatuses, quoteUnits } from '@aangan/domain/quotes';
import { type Static, type TProperties, Type } from 'typebox';

const only = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
const text = Type.String({ minLength: 1 });
const slug = Type.String({ pattern: '^[a-z0-9.]+$' });
const room = Type.Enum(projectRooms.map(({ id }) => id));
const rupees = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]);

const version = only({
  title: text,
  sections: Type.Array(
    only({
      room: Type.Optional(room),
      trade: Type.Optional(Type.Literal(true)),
      name: text,
      lines: Type.Array(
        Type.Tuple([
          text,
          Type.Number({ minimum: 0, description: 'Of the unit' }),
          Type.Enum(quoteUnits.map(({ id }) => id)),
          Type.Integer({ minimum: 0, description: 'Whole rupees' }),
          Type.Unsafe<(typeof gstRates)[number]>({ enum: [...gstRates] }),
        ]),
      ),
    }),
  ),
  exclusions: Type.Array(text),
  stages: Type.Array(Type.Tuple([text, Type.Integer(), text])),
  valid: Type.Integer({ description: 'Days from the day on which the demo data is filled in' }),
  notes: Type.Optional(text),
});

/** Briefs, quotes and jobs of the demo accounts: demo/quotes.json. */
export const demoQuotes = only({
  briefs: Type.Array(
    only({
      client: slug,
      firms: Type.Array(slug, { description: 'Whose requests have it' }),
      brief: only({
        title: text,
        kind: Type.Enum(connectionProjectTypes.map(({ id }) => id)),
        city: text,
        locality: text,
        area_sqft: Type.Integer(),
        rooms: Type.Array(only({ room, name: Type.String(), work: text })),
        budget_min: rupees,
        budget_max: rupees,
        start: text,
        people: Type.String(),
        style_words: Type.String(),
        must_haves: Type.Array(text),
      }),
    }),
  ),
  quotes: Type.Array(
    only({
      client: slug,
      firm: slug,
      status: Type.Enum([...quoteStatuses]),
      reason: Type.Optional(text),
      versions: Type.Array(version, { description: 'Of a draft, what is being written' }),
      job: Type.Optional(
        only({
          firm: Type.Integer({ description: 'How many stages the firm has confirmed' }),
          client: Type.Integer(),
          changes: Type.Array(
            only({
              what: text,
              net: Type.Integer({ description: 'Paisa' }),
              days: Type.Integer(),
              status: Type.Enum([...jobChangeStatuses]),
            }),
          ),
          ended: Type.Optional(
            only({
              percent: Type.Integer({ description: 'What it cost, of what was quoted' }),
              days: Type.Integer(),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type DemoQuotes = Static<typeof demoQuotes>;
export type DemoQuote = DemoQuotes['quotes'][number];

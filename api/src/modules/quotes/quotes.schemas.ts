import { projectRooms, sentenceOf } from '@aangan/domain';
import {
  draftFaults,
  type GstRate,
  gstRates,
  gstStates,
  type Quote,
  type QuoteUnit,
  quoteLimits,
  quoteMessages,
  quoteStatuses,
  quoteUnits,
} from '@aangan/domain/quotes';
import { type Static, Type } from 'typebox';
import type { Faults } from '../../problems.ts';
import { nullable, nullableChoice, nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { reference } from '../../schemas/reference.ts';
import { faultTree } from './fault-tree.ts';

const limits = quoteLimits;
const instant = () => Type.String({ format: 'date-time' });
export const paisa = (description: string) =>
  Type.Integer({ description: `Paisa; ${description}` });
const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, description, 'x-lines': true });

const notBlank = { blank: sentenceOf('blank') };

/** An id that a writer makes for a part, so that versions can be compared. */
export const partId = Type.String({
  minLength: 1,
  pattern: '^[A-Za-z0-9_-]{1,40}$',
  description: 'Made by the writer, and the same in each version',
});
export const unit = Type.Unsafe<QuoteUnit>({
  type: 'string',
  enum: quoteUnits.map(({ id }) => id),
  'x-messages': { blank: quoteMessages.unitRequired },
});
export const gst = Type.Unsafe<GstRate>({
  type: 'integer',
  enum: [...gstRates],
  description: 'Percent',
  'x-messages': notBlank,
});
export const rate = Type.Integer({
  minimum: 0,
  maximum: limits.rateMax,
  description: 'Paisa for one of the unit, without tax',
  'x-messages': { minimum: quoteMessages.rateNegative, maximum: quoteMessages.rateTooLarge },
});
export const what = text(limits.whatMax);

export const lineSchema = Type.Object({
  id: partId,
  what,
  quantity: nullable(
    Type.Integer({
      minimum: 1,
      maximum: limits.quantityMax,
      description: 'Thousandths of the unit; null in a draft',
      'x-messages': {
        minimum: quoteMessages.quantityTooSmall,
        maximum: quoteMessages.quantityTooLarge,
      },
    }),
  ),
  unit,
  rate: nullable(rate),
  gst,
});

const section = Type.Object({
  id: partId,
  kind: Type.Enum(['room', 'trade'], { 'x-messages': notBlank }),
  name: Type.String({ maxLength: limits.sectionNameMax }),
  room: nullableChoice(
    projectRooms.map(({ id }) => id),
    'Which room; null: another, or a trade',
  ),
  lines: Type.Array(lineSchema, { maxItems: 5_000 }),
});

const stage = Type.Object({
  id: partId,
  name: Type.String({ maxLength: limits.stageNameMax }),
  percent: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: 'Hundredths of a percent of the total',
    }),
  ),
  proof: text(limits.proofMax, 'What shows that it is done'),
});

const state = (description: string) =>
  nullableChoice(
    gstStates.map(({ id }) => id),
    description,
  );

const quoteFields = {
  title: Type.String({ maxLength: limits.titleMax }),
  sections: Type.Array(section, { maxItems: limits.sectionsMax }),
  exclusions: Type.Array(Type.String({ minLength: 1, maxLength: limits.exclusionMax }), {
    maxItems: limits.exclusionsMax,
    description: 'What is not in the price',
  }),
  stages: Type.Array(stage, { maxItems: limits.stagesMax }),
  valid_until: nullable(
    Type.String({
      format: 'date',
      description: 'The last day in India on which it can be accepted',
    }),
  ),
  firm_state: state('The state of the firm, as GST codes it'),
  place_state: state('The state of the place; with the other it decides how the tax is split'),
  notes: text(limits.notesMax),
};

/** A quote as its firm writes it, read without a reference, as bodies are. */
export const quoteBody = Type.Object(quoteFields);
export const QuoteContent = Type.Object(quoteFields, { $id: 'QuoteContent' });

/** What is wrong with the parts of a draft taken together, by the names of its fields. */
export const contentFaults = ({ content }: { content?: Quote }): Faults =>
  content ? faultTree(draftFaults(content), ['content']) : {};

export const NewQuote = Type.Object({
  conversation: Type.Integer(),
  template: Type.Optional(nullableInteger('An own template to begin with')),
});
const revision = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_646,
  description: 'The one that was read; 409 where it is not the current one',
});
export const DraftBody = Type.Object({ revision, content: quoteBody });
export type DraftBody = Static<typeof DraftBody>;
export const SendBody = Type.Object({ revision });
const version = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_646,
  description: 'A version that was read',
});
export const AcceptBody = Type.Object({ version });
const reason = Type.Optional(text(limits.reasonMax));
export const DeclineBody = Type.Object({ version, reason });
export const WithdrawBody = Type.Object({ reason });
export const AskBody = Type.Object({
  id: Type.String({ format: 'uuid', minLength: 1, description: 'As of a message' }),
  version,
  line: Type.Optional(nullableText('The id of a line of that version')),
  text: Type.String({ 'x-verbatim': true, description: 'As of a message; not blank' }),
});
export type AskBody = Static<typeof AskBody>;

const amounts = { net: paisa('before tax'), gst: paisa('the tax'), total: paisa('tax included') };
const split = Type.Union([
  Type.Object({ cgst: Type.Integer(), sgst: Type.Integer() }),
  Type.Object({ igst: Type.Integer() }),
  Type.Null(),
]);
export const QuoteTotals = Type.Object(
  {
    ...amounts,
    by_rate: Type.Array(
      Type.Object(
        { rate: gst, net: amounts.net, gst: amounts.gst, split },
        { description: 'Lowest rate first' },
      ),
    ),
    sections: Type.Array(Type.Object({ id: partId, net: amounts.net, total: amounts.total })),
    stages: Type.Array(
      Type.Object({ id: partId, amount: paisa('due at this stage, tax included') }),
    ),
  },
  { $id: 'QuoteTotals' },
);

const card = {
  id: Type.Integer(),
  conversation_id: Type.Integer(),
  title: Type.String({ description: 'Of its newest version; of the draft where there is none' }),
  status: Type.Enum([...quoteStatuses]),
  is_expired: Type.Boolean({
    description: 'Whether it was sent, is open and its last day is over',
  }),
  version: Type.Integer({ description: 'The newest that was sent; 0 without one' }),
  total: Type.Union([paisa('tax included, of the newest version'), Type.Null()]),
  valid_until: nullableText('Of the newest version'),
  sent_at: nullableText('Of the newest version'),
  decided_at: nullableText('When it was declined, withdrawn or accepted'),
  reason: Type.String({ description: 'What was said then' }),
  job_id: nullableInteger('Of an accepted one'),
  updated_at: instant(),
};
export const QuoteCard = Type.Object(card, { $id: 'QuoteCard' });
export const QuoteCards = Type.Object({ results: Type.Array(reference(QuoteCard)) });

export const QuoteDetail = Type.Object(
  {
    ...card,
    firm: nullableText('The name of the firm; null once its account was erased'),
    client: nullableText('The name of the client; null once its account was erased'),
    side: Type.Enum(['client', 'firm'], { description: 'Of this account' }),
    sha256: nullableText('Of what was accepted, in hexadecimal; null before'),
    brief: Type.Union([Type.Object({ request_id: Type.Integer() }), Type.Null()], {
      description: 'The request with the brief that it answers; null without one',
    }),
    draft: Type.Union(
      [
        Type.Object({
          revision: Type.Integer(),
          content: reference(QuoteContent),
          totals: reference(QuoteTotals),
          is_sent: Type.Boolean({ description: 'Whether the newest version says the same' }),
        }),
        Type.Null(),
      ],
      { description: 'What the firm is writing; null for the client' },
    ),
    versions: Type.Array(
      Type.Object({
        number: Type.Integer(),
        total: paisa('tax included'),
        valid_until: Type.String(),
        sent_at: instant(),
      }),
      { description: 'Oldest first' },
    ),
  },
  { $id: 'QuoteDetail' },
);

const partChanges = <Part extends ReturnType<typeof Type.Object>>(part: Part) =>
  Type.Object({
    added: Type.Array(part),
    removed: Type.Array(part),
    changed: Type.Array(
      Type.Object({ before: part, after: part, fields: Type.Array(Type.String()) }),
    ),
  });
const placedLine = Type.Object({ ...lineSchema.properties, section: Type.String() });
const { lines: _lines, ...sectionFields } = section.properties;
const texts = Type.Array(Type.String());
export const QuoteChanges = Type.Object(
  {
    sections: partChanges(Type.Object(sectionFields)),
    lines: partChanges(placedLine),
    stages: partChanges(stage),
    exclusions: Type.Object({ added: texts, removed: texts }),
    fields: Type.Array(Type.String(), { description: 'The other fields that differ' }),
    total: Type.Object({ before: paisa('tax included'), after: paisa('tax included') }),
  },
  { $id: 'QuoteChanges' },
);

export const QuoteVersion = Type.Object(
  {
    quote_id: Type.Integer(),
    number: Type.Integer(),
    sent_at: instant(),
    content: reference(QuoteContent),
    totals: reference(QuoteTotals),
    changes: Type.Union([reference(QuoteChanges), Type.Null()], {
      description: 'Since the version before, or since that of `?since=`; null of the first',
    }),
  },
  { $id: 'QuoteVersion' },
);

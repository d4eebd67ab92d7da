import { maxMessageAttachments, maxMessageText } from '@aangan/domain';
import { jobChangeStatuses, quoteLimits } from '@aangan/domain/quotes';
import { type Static, Type } from 'typebox';
import { nullable, nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { reference } from '../../schemas/reference.ts';
import { gst } from '../quotes/quotes.schemas.ts';

const instant = () => Type.String({ format: 'date-time' });
const paisa = (description: string) => Type.Integer({ description: `Paisa, ${description}` });
const reason = Type.Optional(Type.String({ maxLength: quoteLimits.reasonMax, 'x-lines': true }));
const days = { minimum: -3_650, maximum: 3_650 };

export const StageBody = Type.Object({
  text: Type.Optional(Type.String({ maxLength: maxMessageText, 'x-verbatim': true })),
  attachments: Type.Optional(
    Type.Array(Type.String({ format: 'uuid', minLength: 1 }), {
      maxItems: maxMessageAttachments,
      description: 'Pictures: own uploads to the conversation that were not sent',
    }),
  ),
});
export type StageBody = Static<typeof StageBody>;

export const ChangeBody = Type.Object({
  what: Type.String({ minLength: 1, maxLength: quoteLimits.whatMax, 'x-lines': true }),
  net: Type.Integer({
    minimum: -quoteLimits.rateMax,
    maximum: quoteLimits.rateMax,
    description: 'Paisa before tax; below zero where it costs less',
  }),
  gst,
  days: Type.Optional(
    Type.Integer({ ...days, description: 'How many more it takes; 0 where it is not said' }),
  ),
});
export type ChangeBody = Static<typeof ChangeBody>;
export const DecisionBody = Type.Object({ reason });

export const EndBody = Type.Object({
  amount: Type.Integer({
    minimum: 0,
    maximum: quoteLimits.totalMax,
    description: 'Paisa that all of it cost, tax included',
  }),
  days: Type.Integer({ minimum: 1, maximum: 3_650, description: 'From the start to the end' }),
});
export type EndBody = Static<typeof EndBody>;

const card = {
  id: Type.Integer(),
  quote_id: Type.Integer(),
  version: Type.Integer({ description: 'The version that was accepted' }),
  conversation_id: Type.Integer(),
  title: Type.String(),
  accepted_at: instant(),
  ended_at: nullableText('When both sides had confirmed the same end'),
  quoted_amount: paisa('what was accepted, tax included'),
  changes_amount: paisa('the changes that were agreed, tax included; can be below zero'),
  agreed_amount: paisa('both together'),
};
export const JobCard = Type.Object(card, { $id: 'JobCard' });
export const JobCards = Type.Object({
  results: Type.Array(reference(JobCard), { description: 'At most 500, the last accepted first' }),
});

const confirmed = nullable(Type.String({ format: 'date-time' }));
const messageOf = nullableInteger('The sequence of the message with its words and pictures');

export const Job = Type.Object(
  {
    ...card,
    side: Type.Enum(['client', 'firm'], { description: 'Of this account' }),
    sha256: Type.String({ description: 'Of the text that was accepted' }),
    stages: Type.Array(
      Type.Object({
        position: Type.Integer(),
        name: Type.String(),
        percent: Type.Integer({ description: 'Hundredths of a percent' }),
        proof: Type.String(),
        amount: paisa('due at this stage, of what was accepted'),
        state: Type.Enum(['open', 'confirmed-by-firm', 'confirmed-by-client', 'done']),
        firm_confirmed_at: confirmed,
        firm_sequence: messageOf,
        client_confirmed_at: confirmed,
        client_sequence: messageOf,
      }),
      { description: 'In order' },
    ),
    changes: Type.Array(
      Type.Object({
        number: Type.Integer(),
        what: Type.String(),
        net: paisa('before tax'),
        gst: Type.Integer({ description: 'Percent' }),
        total: paisa('tax included'),
        days: Type.Integer({ description: 'How many more it takes' }),
        status: Type.Enum([...jobChangeStatuses]),
        reason: Type.String({ description: 'What was said when it was decided' }),
        proposed_at: instant(),
        decided_at: confirmed,
      }),
      { description: 'Change orders, oldest first; only agreed ones count' },
    ),
    end: Type.Object(
      Object.fromEntries(
        ['firm', 'client'].map((side) => [
          side,
          Type.Union([
            Type.Object({ amount: paisa('all of it, tax included'), days: Type.Integer() }),
            Type.Null(),
          ]),
        ]),
      ),
      {
        description:
          'What each side says that it cost and took; the job has ended once both say the same',
      },
    ),
  },
  { $id: 'Job' },
);

export const AcceptedText = Type.Object({
  text: Type.String({ description: 'Canonical JSON (RFC 8785) of what was accepted' }),
  sha256: Type.String({ description: 'Of the UTF-8 of the text, in hexadecimal' }),
  accepted_at: instant(),
});

import { connectionProjectTypes, projectRooms, sentenceOf, thingPattern } from '@aangan/domain';
import { type Brief, briefLimits } from '@aangan/domain/quotes';
import { type Static, Type } from 'typebox';
import { type Faults, message } from '../../problems.ts';
import { nullable, nullableChoice } from '../../schemas/nullable.ts';
import { reference } from '../../schemas/reference.ts';
import { aboveMaximum } from '../../validation/number-messages.ts';
import { Attachment } from '../conversations/conversations.schemas.ts';

const limits = briefLimits;
const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, description, 'x-lines': true });
const rupees = (description: string) =>
  nullable(
    Type.Integer({
      minimum: 0,
      maximum: limits.budgetMax,
      description: `${description}, whole rupees`,
    }),
  );
const files = (description: string) =>
  Type.Array(Type.String({ format: 'uuid', minLength: 1 }), {
    maxItems: limits.filesMax,
    description,
  });

const briefFields = {
  title: Type.String({ maxLength: limits.titleMax }),
  kind: nullableChoice(
    connectionProjectTypes.map(({ id }) => id),
    'Kind of place',
  ),
  city: Type.String({ maxLength: limits.cityMax }),
  locality: Type.String({ maxLength: limits.localityMax }),
  area_sqft: nullable(
    Type.Integer({ minimum: 1, maximum: limits.areaMax, description: 'Square feet' }),
  ),
  rooms: Type.Array(
    Type.Object({
      id: Type.String({
        minLength: 1,
        pattern: '^[A-Za-z0-9_-]{1,40}$',
        description: 'Made by the writer, and the same in each version',
      }),
      room: Type.Enum(
        projectRooms.map(({ id }) => id),
        {
          'x-messages': { blank: sentenceOf('blank') },
        },
      ),
      name: Type.String({
        maxLength: limits.roomNameMax,
        description: 'Where there are several of a kind',
      }),
      work: text(limits.workMax, 'What is to be done in it'),
    }),
    { maxItems: limits.roomsMax },
  ),
  budget_min: rupees('At least'),
  budget_max: rupees('At most'),
  start: Type.String({ maxLength: limits.startMax, description: 'When it is to begin, in words' }),
  people: text(limits.peopleMax, 'Who lives or works there'),
  style: Type.Array(Type.String({ minLength: 1, pattern: thingPattern }), {
    maxItems: limits.styleMax,
    description: 'Things of boards, such as `picture-12`',
  }),
  style_words: text(limits.styleWordsMax),
  photos: files('Ids of its files'),
  plans: files('Ids of its files: floor plans'),
  must_haves: Type.Array(Type.String({ minLength: 1, maxLength: limits.mustHaveMax }), {
    maxItems: limits.mustHavesMax,
  }),
};

export const BriefContent = Type.Object(briefFields, { $id: 'BriefContent' });

export const NewBrief = Type.Partial(Type.Object(briefFields));
export type NewBrief = Static<typeof NewBrief>;
const revision = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_646,
  description: 'The one that was read; 409 where it is not the current one',
});
export const BriefChange = Type.Object({ revision, ...NewBrief.properties });
export type BriefChange = Static<typeof BriefChange>;
export const ShareBody = Type.Object({ revision });

/** A budget is the right way round, and no two rooms have one id. */
export function briefFaults({
  budget_min: min,
  budget_max: max,
  rooms = [],
}: Partial<Brief>): Faults {
  const isTurned = (min ?? 0) > (max ?? Number.POSITIVE_INFINITY);
  const isRepeated = new Set(rooms.map(({ id }) => id)).size < rooms.length;
  return {
    ...(isTurned && { budget_min: [aboveMaximum('budget_max')] }),
    ...(isRepeated && { rooms: [message('repeated_id')] }),
  };
}

const instant = () => Type.String({ format: 'date-time' });
const card = {
  id: Type.Integer(),
  title: Type.String(),
  city: Type.String(),
  rooms_count: Type.Integer(),
  firms_count: Type.Integer({
    description: 'Firms that it was sent to and that have not declined',
  }),
  updated_at: instant(),
};
export const BriefCard = Type.Object(card, { $id: 'BriefCard' });
export const BriefCards = Type.Object({ results: Type.Array(reference(BriefCard)) });

const attached = Type.Array(reference(Attachment), {
  description: 'The files that its photos and plans name, and those that were just uploaded',
});

/** A brief as its client sees it. */
export const OwnBrief = Type.Object(
  {
    id: Type.Integer(),
    revision: Type.Integer(),
    version: Type.Integer({ description: 'The newest that firms can see; 0 without one' }),
    is_shared: Type.Boolean({ description: 'Whether that version says the same' }),
    content: reference(BriefContent),
    files: attached,
    firms: Type.Array(
      Type.Object({
        request_id: Type.Integer(),
        conversation_id: nullable(Type.Integer()),
        name: Type.String(),
        version: Type.Integer({ description: 'What it had when the request was sent' }),
      }),
    ),
    updated_at: instant(),
  },
  { $id: 'OwnBrief' },
);

const version = Type.Object({
  number: Type.Integer(),
  content: reference(BriefContent),
  created_at: instant(),
});
const room = briefFields.rooms.items;
const texts = Type.Array(Type.String());

/** A brief as the firm of a request sees it. */
export const ReceivedBrief = Type.Object(
  {
    request_id: Type.Integer(),
    sent: version,
    latest: version,
    changes: Type.Union(
      [
        Type.Object({
          fields: texts,
          rooms: Type.Object({
            added: Type.Array(room),
            removed: Type.Array(room),
            changed: Type.Array(Type.Object({ before: room, after: room, fields: texts })),
          }),
        }),
        Type.Null(),
      ],
      {
        description: 'What the latest has changed since it was sent; null where that is the latest',
      },
    ),
    files: attached,
  },
  { $id: 'ReceivedBrief' },
);

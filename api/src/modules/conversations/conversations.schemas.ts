import {
  conversationSides,
  isVisibleText,
  type MessageReportReason,
  maxAttachmentName,
  maxMessageAttachments,
  maxMessageReportText,
  maxMessageText,
  messageReportReasons,
  operatorLimits,
  reviewMessages,
  tooLongMessage,
} from '@aangan/domain';
import { jobActs, quoteActs } from '@aangan/domain/quotes';
import { type Static, Type } from 'typebox';
import { type Faults, message } from '../../problems.ts';
import { nullableChoice, nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';
import { reviewStateOfClient } from '../reviews/client-reviews.schemas.ts';

const instant = () => Type.String({ format: 'date-time' });
const side = (description: string) => Type.Enum([...conversationSides], { description });
const sequence = () => Type.Integer({ description: 'From 1, without gaps' });

/** A file of a message. */
export const Attachment = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: Type.Enum(['image', 'video', 'pdf']),
    name: Type.String({ description: 'As it was uploaded; empty where that was not said' }),
    bytes: Type.Integer(),
    url: Type.String({
      description:
        'Path of its bytes for this account, for one to two hours. `&w=` asks for a smaller picture, as of media. A PDF is only downloaded',
    }),
    still_url: nullableText('The same for the still of a video'),
    media_width: nullableInteger('Pixels'),
    media_height: nullableInteger('Pixels'),
    dominant_color: nullableText('#rrggbb'),
  },
  { $id: 'Attachment' },
);

const about = Type.Union(
  [
    Type.Object({
      kind: Type.Literal('quote'),
      id: Type.Integer(),
      version: Type.Integer(),
      act: Type.Enum([...quoteActs]),
      line: nullableText('The id of a line that is asked about'),
    }),
    Type.Object({
      kind: Type.Literal('job'),
      id: Type.Integer(),
      act: Type.Enum([...jobActs]),
      number: nullableInteger('Of the stage or the change'),
    }),
    Type.Null(),
  ],
  {
    description:
      'The quote or job that it is about, and what its sender did with that; its text may be empty then',
  },
);

/** What one side wrote to the other. */
export const Message = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Made by its sender' }),
    sequence: sequence(),
    side: side('Who wrote it'),
    text: Type.String({ description: 'As it was written; plain text' }),
    is_removed: Type.Boolean({ description: 'Whether operators have removed what it said' }),
    created_at: instant(),
    about,
    attachments: Type.Array(reference(Attachment)),
  },
  { $id: 'Message' },
);

const card = {
  id: Type.Integer(),
  side: side('The side of this account'),
  request_id: nullableInteger('The request that was approved; null where an account was erased'),
  other: Type.Object({
    name: nullableText('Null once the account was erased'),
    avatar: nullableText(),
    to: nullableText('Path of the page of a firm; null where it cannot be opened'),
    is_active: Type.Boolean({ description: 'False while it is suspended, and once it is erased' }),
  }),
  last_message: Type.Union([
    Type.Object({
      sequence: sequence(),
      side: side('Who wrote it'),
      text: Type.String({ description: 'At most its first 200 characters' }),
      is_removed: Type.Boolean(),
      about,
      attachments_count: Type.Integer(),
      created_at: instant(),
    }),
    Type.Null(),
  ]),
  last_sequence: Type.Integer({ description: 'Of the last message; 0 without one' }),
  last_at: instant(),
  unread_count: Type.Integer({ description: 'Messages of the other side' }),
  read_up_to: Type.Integer({ description: 'The last message that this account has read' }),
  other_read_up_to: Type.Integer({ description: 'The last message that the other side has read' }),
  is_blocked_by_me: Type.Boolean(),
  refusal: nullableChoice(
    ['conversation_blocked', 'conversation_blocked_by_you', 'other_account_inactive'],
    'The code with which a message would be refused; null where it can be sent',
  ),
  created_at: instant(),
};

/** A conversation in the list. */
export const ConversationCard = Type.Object(card, { $id: 'ConversationCard' });
export const ConversationPage = pageOf(reference(ConversationCard), 'ConversationPage');

/** A conversation with some of its messages. */
export const Conversation = Type.Object(
  {
    ...card,
    contact: Type.Union(
      [
        Type.Object({
          name: nullableText(),
          email: nullableText(),
          phone: nullableText(),
          email_verified: Type.Boolean(),
        }),
        Type.Null(),
      ],
      { description: 'How to reach the other side; null while its account is not active' },
    ),
    review: reviewStateOfClient(),
    brief: nullableChoice(
      ['as-sent', 'changed'],
      'The brief of the request, which is read by its id; null without one',
    ),
    messages: Type.Array(reference(Message), { description: 'Oldest first, at most 50' }),
    has_earlier: Type.Boolean({ description: 'Whether there are messages before these' }),
    has_later: Type.Boolean({ description: 'Whether there are messages after these' }),
  },
  { $id: 'Conversation' },
);

export const UnreadCounts = Type.Object(
  {
    count: Type.Integer({ description: 'Conversations with something unread' }),
    messages: Type.Integer(),
  },
  { $id: 'UnreadCounts' },
);

const position = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_646, description }));

export const MessagesQuery = Type.Object({
  before: position('The messages before this one'),
  after: position('The messages after this one; it counts where both are given'),
});

export const NewMessage = Type.Object({
  id: Type.String({
    format: 'uuid',
    minLength: 1,
    description: 'Made for this message, and the same when it is sent again',
  }),
  text: Type.String({
    'x-verbatim': true,
    description: `At most ${maxMessageText} characters; kept as written. Blank only where there are attachments`,
  }),
  attachments: Type.Optional(
    Type.Array(Type.String({ format: 'uuid', minLength: 1 }), {
      maxItems: maxMessageAttachments,
      description: 'Own uploads to this conversation that were not sent',
    }),
  ),
});
export type NewMessage = Static<typeof NewMessage>;

/** Counted as the database counts it: what is invisible is kept too. */
export function textFaults({ text, attachments = [] }: Partial<NewMessage>): Faults {
  if (text === undefined) return {};
  if ([...text].length > maxMessageText) {
    return { text: [{ code: 'max_length', sentence: tooLongMessage(maxMessageText) }] };
  }
  return isVisibleText(text) || attachments.length > 0 ? {} : { text: [message('blank')] };
}

export const ReadBody = Type.Object({
  up_to: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'A sequence' }),
});

export const AttachmentFields = Type.Object({
  name: Type.Optional(Type.String({ maxLength: maxAttachmentName, description: 'Of the file' })),
});

/** The form of a new attachment, for the OpenAPI document. */
export const AttachmentForm = Type.Object({
  ...AttachmentFields.properties,
  file: Type.String({
    format: 'binary',
    description: 'A picture or video as the portfolio takes it, or a PDF, of less than 10 MB',
  }),
});

export const AttachmentQuery = Type.Object({
  pass: Type.Optional(Type.String({ maxLength: 100, 'x-verbatim': true })),
  still: Type.Optional(Type.Boolean({ description: 'The still of a video' })),
  w: Type.Optional(Type.Unsafe<unknown>({ type: 'integer', 'x-unchecked': true })),
  f: Type.Optional(Type.Enum(['webp', 'avif'])),
});

export const MessageReportBody = Type.Object({
  reason: Type.Unsafe<MessageReportReason>({
    type: 'string',
    enum: messageReportReasons.map(({ id }) => id),
    'x-messages': { blank: reviewMessages.reportReasonRequired },
  }),
  text: Type.Optional(
    Type.String({
      maxLength: maxMessageReportText,
      'x-lines': true,
      description: 'What is wrong; needed where the reason is `other`',
    }),
  ),
});
export type MessageReportBody = Static<typeof MessageReportBody>;

/** Some reasons need a text. */
export function messageReportFaults({ reason, text = '' }: Partial<MessageReportBody>): Faults {
  const needsText = messageReportReasons.some((one) => one.id === reason && one.needsText);
  return needsText && text === '' ? { text: [message('report_text_required')] } : {};
}

/** A reported message as operators see it. */
export const ReportedMessage = Type.Object(
  {
    conversation_id: Type.Integer(),
    message: reference(Message),
    author: Type.Union([
      Type.Object({ account_id: Type.Integer(), name: Type.String(), is_active: Type.Boolean() }),
      Type.Null(),
    ]),
    before: Type.Array(reference(Message), { description: 'At most ten, oldest first' }),
    reports: Type.Array(
      Type.Object({
        id: Type.Integer(),
        reason: Type.String(),
        text: Type.String(),
        reporter_name: nullableText(),
        created_at: instant(),
      }),
      { description: 'Those that wait' },
    ),
    decision: Type.Union(
      [
        Type.Object({
          kind: Type.Enum(['kept', 'removed', 'suspended']),
          reason: Type.String(),
          decided_at: instant(),
        }),
        Type.Null(),
      ],
      { description: 'The last one' },
    ),
  },
  { $id: 'ReportedMessage' },
);
export const ReportedMessagePage = pageOf(reference(ReportedMessage), 'ReportedMessagePage');

export const MessageDecisionBody = Type.Object({
  why: Type.String({ minLength: 1, maxLength: operatorLimits.reasonMax, 'x-lines': true }),
});

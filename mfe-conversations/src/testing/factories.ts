import type {
  Attachment,
  Conversation,
  ConversationCard,
  Message,
} from '../api/conversations-api.ts';

/** The moment that tests of conversations run at: noon of 27 November 2026 in India. */
export const noon = Date.parse('2026-11-27T06:30:00.000Z');

/** A message of the firm, with some fields overridden. */
export function aMessage(sequence: number, parts: Partial<Message> = {}): Message {
  return {
    id: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
    sequence,
    side: 'firm',
    text: `Message ${sequence}`,
    is_removed: false,
    about: null,
    created_at: new Date(noon - 60_000 * (1_000 - sequence)).toISOString(),
    attachments: [],
    ...parts,
  };
}

/** A client's conversation with Studio Aangan in the list, with some fields overridden. */
export function aCard(parts: Partial<ConversationCard> = {}): ConversationCard {
  return {
    id: 5,
    side: 'client',
    request_id: 9,
    other: { name: 'Studio Aangan', avatar: null, to: '/designers/7', is_active: true },
    last_message: null,
    last_sequence: 0,
    last_at: new Date(noon).toISOString(),
    unread_count: 0,
    read_up_to: 0,
    other_read_up_to: 0,
    is_blocked_by_me: false,
    refusal: null,
    created_at: new Date(noon).toISOString(),
    ...parts,
  };
}

/** A client's conversation of these messages, with some fields overridden. */
export function aConversation(
  messages: readonly Message[],
  parts: Partial<Conversation> = {},
): Conversation {
  const last = messages.at(-1)?.sequence ?? 0;
  return {
    ...aCard({ last_sequence: last, read_up_to: last }),
    contact: {
      name: 'Studio Aangan',
      email: 'studio@example.in',
      phone: '+91 98200 54321',
      email_verified: true,
    },
    review: null,
    brief: null,
    messages: [...messages],
    has_earlier: false,
    has_later: false,
    ...parts,
  };
}

/** A picture of a message, with some fields overridden. */
export function anAttachment(parts: Partial<Attachment> = {}): Attachment {
  return {
    id: '10000000-0000-4000-8000-000000000000',
    kind: 'image',
    name: 'court.jpg',
    bytes: 120_000,
    url: '/api/conversations/5/attachments/10000000-0000-4000-8000-000000000000/?pass=p',
    still_url: null,
    media_width: 800,
    media_height: 600,
    dominant_color: '#aa8866',
    ...parts,
  };
}

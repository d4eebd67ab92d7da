/** Characters of a message. */
export const maxMessageText = 4_000;
/** Attachments of a message. */
export const maxMessageAttachments = 10;
/** An attachment has fewer bytes. */
export const maxAttachmentBytes = 10 * 1024 * 1024;
/** Characters of the name of an attachment. */
export const maxAttachmentName = 200;
/** Messages of a page of a conversation. */
export const messagePageSize = 50;
/** Characters of what a report of a message says. */
export const maxMessageReportText = 2_000;

/** The sides of a conversation. */
export const conversationSides = ['client', 'firm'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** Why a message can be reported, in the order the form offers it. If `needsText` is true, the report must explain. */
export const messageReportReasons = [
  { id: 'offensive', label: 'Offensive or abusive', needsText: false },
  { id: 'fraud', label: 'Fraud, or asks for money outside of the agreement', needsText: false },
  { id: 'personal-data', label: 'Contains personal or confidential information', needsText: false },
  { id: 'advertising', label: 'Advertising or spam', needsText: false },
  { id: 'other', label: 'Something else', needsText: true },
] as const;

export type MessageReportReason = (typeof messageReportReasons)[number]['id'];

/** Why nothing can be sent in a conversation, by the code of the refusal. */
export const conversationRefusals = {
  conversation_blocked:
    'Nothing can be sent in this conversation any more. What was written stays here.',
  conversation_blocked_by_you: 'You have blocked this conversation. Unblock it to write again.',
  other_account_inactive:
    'The other account is not active at present. What was written stays here.',
} as const;

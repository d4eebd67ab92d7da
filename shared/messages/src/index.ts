export type { I18n, MessageDescriptor, Messages } from '@lingui/core';
export { createMessageIds, createMessages, sourceLocale } from './create-messages.ts';
export { MessagesProvider, useLingui } from './messages-provider.tsx';
export { type SaySentence, SentencesProvider, useSentences } from './sentences.tsx';
export { Trans } from './trans.tsx';
export { writtenLanguage } from './written-language.ts';

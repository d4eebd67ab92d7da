export type { I18n, MessageDescriptor, Messages } from '@lingui/core';
export { createMessages, sourceLocale } from './create-messages.ts';
export { MessagesProvider, useLingui } from './messages-provider.tsx';
export { Trans } from './trans.tsx';

import { msg } from '@lingui/core/macro';

// Frames have their titles before the dialogs are loaded.
export const askTitle = msg({
  id: 'conversations.quote-ask-title',
  message: 'Ask about this quote',
});
export const declineTitle = msg({
  id: 'conversations.quote-decline-title',
  message: 'Decline this quote?',
});
export const withdrawTitle = msg({
  id: 'conversations.quote-withdraw-title',
  message: 'Withdraw this quote?',
});

import { msg } from '@lingui/core/macro';

// Frames have their titles before the dialogs are loaded.
export const reviewTitle = msg({
  id: 'conversations.quote-review-title',
  message: 'Review and send',
});
export const sheetTitle = msg({
  id: 'conversations.quote-sheet-title',
  message: 'Lines from a sheet',
});
export const pricesTitle = msg({
  id: 'conversations.quote-prices-title',
  message: 'Your price list',
});
export const templatesTitle = msg({
  id: 'conversations.quote-templates-title',
  message: 'Your templates',
});

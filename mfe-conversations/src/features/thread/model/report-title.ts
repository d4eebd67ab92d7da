import { msg } from '@lingui/core/macro';

/** The title of the dialog that reports a message, which its frame has before the dialog is loaded. */
export const reportTitle = msg({
  id: 'conversations.report-message',
  message: 'Report this message',
});

import { msg } from '@lingui/core/macro';

/** The titles of dialogs, which are shown before these are loaded. */
export const jobDialogTitles = {
  stage: msg({ id: 'conversations.confirm-stage', message: 'Confirm a stage' }),
  change: msg({ id: 'conversations.propose-change', message: 'Propose a change' }),
  decline: msg({ id: 'conversations.decline-change', message: 'Decline the change' }),
  withdraw: msg({ id: 'conversations.withdraw-change', message: 'Withdraw the change' }),
  end: msg({ id: 'conversations.end-job', message: 'Final amount and days' }),
} as const;

import { msg } from '@lingui/core/macro';

/** The toast after an attempt to connect Instagram failed. */
export const connectFailed = msg({
  id: 'onboarding.instagram-failed',
  message: 'Failed to connect Instagram',
});

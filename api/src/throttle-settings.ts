import { integerSetting } from '@aangan/server';

const throttle = (variable: string, about: string, fallback: number) =>
  integerSetting({ variable, about, fallback, min: 1, max: 1_000_000 });

/** How often something may be done in a window; what is refused is in docs/limits.md. */
export const throttleSettings = {
  throttleMinutes: throttle('THROTTLE_MINUTES', 'The window that the throttles count in.', 15),
  failedLoginsPerAccount: throttle(
    'THROTTLE_FAILED_LOGINS_PER_ACCOUNT',
    'Failed sign-ins for one account from one address, per window.',
    10,
  ),
  failedLoginsPerAddress: throttle(
    'THROTTLE_FAILED_LOGINS_PER_ADDRESS',
    'Failed sign-ins from one address, per window.',
    100,
  ),
  failedFactorsPerAccount: throttle(
    'THROTTLE_FAILED_FACTORS_PER_ACCOUNT',
    'Wrong codes of an authenticator app and wrong recovery codes for one account, per window.',
    10,
  ),
  passkeySignInsPerAddress: throttle(
    'THROTTLE_PASSKEY_SIGN_INS_PER_ADDRESS',
    'Sign-ins with a passkey begun from one address, per window; each look at the sign-in page is one.',
    300,
  ),
  registrationsPerAddress: throttle(
    'THROTTLE_REGISTRATIONS_PER_ADDRESS',
    'Registrations from one address, per window.',
    100,
  ),
  resetsPerAccount: throttle(
    'THROTTLE_RESETS_PER_ACCOUNT',
    'Password resets, and verification mails asked for again, for one account, per window.',
    5,
  ),
  verificationsPerMailbox: throttle(
    'THROTTLE_VERIFICATIONS_PER_MAILBOX',
    'Mails that ask one mail address to be verified, whichever accounts name it, per window.',
    10,
  ),
  resetsPerAddress: throttle(
    'THROTTLE_RESETS_PER_ADDRESS',
    'Password resets asked for from one address, per window.',
    100,
  ),
  writesPerAccount: throttle(
    'THROTTLE_WRITES_PER_ACCOUNT',
    'Changes by one signed-in account, per window; reading never counts.',
    600,
  ),
  reportsPerAccount: throttle(
    'THROTTLE_REPORTS_PER_ACCOUNT',
    'Reports of reviews, and as many of messages, by one account, per window.',
    5,
  ),
  ticketsPerAddress: throttle(
    'THROTTLE_TICKETS_PER_ADDRESS',
    'Support tickets from one address, per window.',
    10,
  ),
  ticketsPerEmail: throttle(
    'THROTTLE_TICKETS_PER_EMAIL',
    'Support tickets that name one mail address, which gets a copy of each, per window.',
    3,
  ),
  requestsPerAccount: throttle(
    'THROTTLE_REQUESTS_PER_ACCOUNT',
    'Connection requests sent or opened again by one client, per window; each can send a mail.',
    30,
  ),
  messagesPerAccount: throttle(
    'THROTTLE_MESSAGES_PER_ACCOUNT',
    'Messages sent by one account, per window.',
    300,
  ),
  attachmentsPerAccount: throttle(
    'THROTTLE_ATTACHMENTS_PER_ACCOUNT',
    'Files uploaded for messages by one account, per window.',
    60,
  ),
  reviewPicturesPerAccount: throttle(
    'THROTTLE_REVIEW_PICTURES_PER_ACCOUNT',
    'Pictures uploaded for reviews by one account, per window.',
    60,
  ),
  reviewsPerAccount: throttle(
    'THROTTLE_REVIEWS_PER_ACCOUNT',
    'Reviews written by one account, per window; each can send a mail.',
    30,
  ),
};

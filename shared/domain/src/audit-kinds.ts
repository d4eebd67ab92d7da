/** The kinds of events in an account's history, with the labels that its pages show. */
export const auditKinds = {
  'signed-up': 'Signed up',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Wrong password',
  'signed-out': 'Signed out',
  'session-ended': 'Signed a device out',
  'other-sessions-ended': 'Signed all other devices out',
  'session-reused': 'Signed out: an old session was used again',
  'password-changed': 'Password changed',
  'password-reset': 'New password with a link from a mail',
  'email-changed': 'Email address changed',
  'signed-in-with-passkey': 'Signed in with a passkey',
  'second-factor-failed': 'Second step of a sign-in failed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'app-added': 'Authenticator app added',
  'app-removed': 'Authenticator app removed',
  'recovery-codes-made': 'New recovery codes made',
  'recovery-code-used': 'Recovery code used',
  'factor-reset-asked': 'Removal of all ways to sign in asked for',
  'factors-reset': 'All ways to sign in but the password removed',
  'name-changed': 'Name changed',
  'data-exported': 'Data downloaded',
  'made-operator': 'Made an operator',
  'operator-ended': 'No longer an operator',
  'made-integrator': 'Made an integrator',
  'integrator-ended': 'No longer an integrator',
  'made-architect': 'Made an architect',
  'made-designer': 'Made a designer',
  suspended: 'Suspended',
  reinstated: 'Reinstated',
  verified: 'Profile verified',
  unverified: 'Verification taken back',
  'sent-back': 'Profile sent back',
  'review-hidden': 'Review hidden',
  'review-kept': 'Review kept',
  'message-removed': 'Message removed',
  'message-kept': 'Message kept',
  'match-same-work': 'Picture of the same work agreed',
  'match-copy': 'Picture hidden as a copy',
  'match-no-match': 'Picture found to be no match',
  'evidence-checked': 'Evidence checked',
  'evidence-refused': 'Evidence refused',
} as const;

export type AuditKind = keyof typeof auditKinds;

/** The label of a kind of event. An unknown kind, from a later version of the API, is shown by its name. */
export const auditLabel = (kind: string): string =>
  Object.hasOwn(auditKinds, kind) ? auditKinds[kind as AuditKind] : kind.replaceAll('-', ' ');

/** How long an account's history is stored, in days. */
export const auditDays = 180;

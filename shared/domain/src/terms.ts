/**
 * The version of the terms that a visitor accepts at sign-up, stored with the account. Change it whenever the text of
 * the terms changes.
 */
export const termsVersion = '2026-11';

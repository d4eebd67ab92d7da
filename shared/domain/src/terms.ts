/**
 * The version of the terms that a visitor accepts at sign-up; it is stored with the account.
 * It moves with the text.
 */
export const termsVersion = '2026-11';

/**
 * The version of the terms that the sign-up page shows and its box stands for; stored with the account.
 * It moves with the text.
 */
export const termsVersion = '2026-11';

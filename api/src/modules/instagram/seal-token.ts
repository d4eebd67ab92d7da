import { openText, type SealKeys, sealText } from '../../seal-text.ts';

/** The secrets that tokens are encrypted with. */
export type TokenKeys = SealKeys;

const purpose = 'instagram token';

/** Encrypts an access token for one account. */
export const sealToken = (keys: TokenKeys, accountId: number, token: string): string =>
  sealText(keys, { purpose, accountId }, token);

/** @returns undefined when none of the keys opens it, or it is of another account */
export const openToken = (keys: TokenKeys, accountId: number, sealed: string): string | undefined =>
  openText(keys, { purpose, accountId }, sealed);

import { createHash, randomBytes } from 'node:crypto';

const start = 'aat_';
/** 32 random bytes in base64url. */
const form = /^aat_[A-Za-z0-9_-]{43}$/;
/** How many characters of a token are shown, to recognise it by. */
const shownLength = 10;

/** A new team token. */
export function makeToken(): string {
  return start + randomBytes(32).toString('base64url');
}

/** Whether a bearer token is meant to be a team's: access tokens of the API never begin like one. */
export function looksLikeTeamToken(token: string): boolean {
  return token.startsWith(start);
}

/** Whether a token can be one of ours at all. */
export function isWellFormed(token: string): boolean {
  return form.test(token);
}

export function shownPart(token: string): string {
  return token.slice(0, shownLength);
}

/** What is stored of a token. It is random, so that a fast hash cannot be reversed by guessing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

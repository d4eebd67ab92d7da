import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long an authorisation may take, in minutes. */
export const authorisationMinutes = 10;

/** Which page the browser returns to. It is a part of the state, so that a refusal returns to the right one too. */
export type ReturnTo = 'designer' | 'vendor';

/** A begun authorisation: what travels through Instagram, and what stays in the browser that began it. */
export interface BegunAuthorisation {
  state: string;
  browserSecret: string;
}

const random = () => randomBytes(32).toString('base64url');

const sign = (key: string, body: string, browserSecret: string) =>
  createHmac('sha256', key).update(`state ${body} ${browserSecret}`).digest('base64url');

/** `{designer or vendor}.{random}.{signature}`; the signature is over the browser's secret too. */
export function beginState(key: string, returnTo: ReturnTo): BegunAuthorisation {
  const browserSecret = random();
  const body = `${returnTo}.${random()}`;
  return { state: `${body}.${sign(key, body, browserSecret)}`, browserSecret };
}

/** Whether this site signed the state for the browser that has this secret. */
export function isOwnState(key: string, state: string, browserSecret: string): boolean {
  const end = state.lastIndexOf('.');
  const expected = Buffer.from(sign(key, state.slice(0, end), browserSecret));
  const given = Buffer.from(state.slice(end + 1));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Where to return to, also of a state that is not valid: it decides about nothing but the page. */
export const returnToOf = (state: string): ReturnTo =>
  state.startsWith('vendor.') ? 'vendor' : 'designer';

/** What is stored of a state. */
export const hashOfState = (state: string) => createHash('sha256').update(state).digest();

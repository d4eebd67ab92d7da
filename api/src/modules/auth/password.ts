import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

let nobodys: Promise<string> | undefined;

/** The hash that a password is checked against where there is no account, with the usual parameters. */
export function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword('');
  return nobodys;
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account) it takes as long as with
 * one and says no, so that the time of an answer does not tell which addresses have an account
 * (bench/login-time.ts measures it).
 */
export async function isPassword(password: string, hashed: string | null | undefined) {
  const matches = await verify(hashed ?? (await nobodysHash()), password);
  return matches && typeof hashed === 'string';
}

import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The one form in which passwords are compared (RFC 8265, OpaqueString): a letter that one keyboard sends as one code
 * point and another as two is the same, and so is each kind of space.
 */
const comparable = (password: string) => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

const { memoryCost, timeCost, parallelism } = parameters;
const current = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

export function hashPassword(password: string): Promise<string> {
  return hash(comparable(password), parameters);
}

let nobodys: Promise<string> | undefined;

/** The hash that a password is checked against where there is no account, with the usual parameters. */
export function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword('');
  return nobodys;
}

/**
 * Whether the password is the one that was hashed: or `outdated`, where its hash was made with other
 * parameters or of what was typed, and is to be made again.
 * Without a hash (no such account) it takes as long as with one and says no, so that the time of an answer does not
 * tell which addresses have an account (bench/login-time.ts measures it).
 */
export async function matchPassword(
  password: string,
  hashed: string | null | undefined,
): Promise<'no' | 'yes' | 'outdated'> {
  const against = hashed ?? (await nobodysHash());
  const isComparable = comparable(password) === password;
  if (await verify(against, comparable(password))) {
    return hashed ? stateOf(hashed) : 'no';
  }
  if (isComparable || !(await verify(against, password))) return 'no';
  return hashed ? 'outdated' : 'no';
}

const stateOf = (hashed: string) => (hashed.startsWith(current) ? 'yes' : 'outdated');

const why =
  'values are in pages, in the history and on screens. Keep a secret in a setting of the server that uses it.';

const secretName =
  /(?:^|-)(?:secrets?|passwords?|passwd|passphrase|credentials?|private-?key|api-?key|access-?key|tokens?|jwt)(?:-|$)/;

/** Forms of keys and tokens, addresses with a user or a password, and what says that it is one. */
const secretForms = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{8}/,
  /\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|xapp-|npm_|whsec_)[A-Za-z0-9_-]{10}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[0-9A-Za-z_-]{30}/,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\./,
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s/@]+@/,
  /\b(?:password|passwd|pwd|secret|token|api[ _-]?key)\s*[:=]\s*\S{6}/i,
];

/** A long run of characters without a space; as a secret where letters of both cases and digits are mixed, or hex. */
const longRun = /[A-Za-z0-9+/_=-]{32,}/g;

/** Why a value with this name and content is refused as a secret, as a sentence; undefined where it is not. */
export function secretReason(name: string, value: unknown): string | undefined {
  if (secretName.test(name)) return `${name} is named like a secret, and ${why}`;
  if (typeof value !== 'string') return undefined;
  const isSecret = hasSecretForm(value) || (value.match(longRun) ?? []).some(isRandom);
  return isSecret ? `${name} looks like a secret, and ${why}` : undefined;
}

/** Whether a text has the form of a key, a token or an address with a password. */
export function hasSecretForm(text: string): boolean {
  return secretForms.some((form) => form.test(text));
}

/** Words with hyphens between are none. */
function isRandom(run: string): boolean {
  if (run.split('-').length > 4) return false;
  if (/^[0-9a-f]+$/i.test(run)) return true;
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run) && !run.includes('/');
}

const why =
  'values are in pages, in the history and on screens. Keep a secret in a setting of the server that uses it.';

const secretName =
  /(?:^|-)(?:secret|password|passwd|passphrase|credentials?|private-key|api-key|access-key|token|jwt)(?:-|$)/;

/** Forms of keys and tokens, and addresses with a password. */
const secretForms = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{8}/,
  /\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|npm_)[A-Za-z0-9_-]{10}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[0-9A-Za-z_-]{30}/,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\./,
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@]+:[^\s/@]+@/,
];

/** A long run of characters without a space; as a secret where letters of both cases and digits are mixed, or hex. */
const longRun = /[A-Za-z0-9+/_=-]{32,}/g;

/** Why a value with this name and content is refused as a secret, as a sentence; undefined where it is not. */
export function secretReason(name: string, value: unknown): string | undefined {
  if (secretName.test(name)) return `${name} is named like a secret, and ${why}`;
  if (typeof value !== 'string') return undefined;
  const isSecret =
    secretForms.some((form) => form.test(value)) || (value.match(longRun) ?? []).some(isRandom);
  return isSecret ? `${name} looks like a secret, and ${why}` : undefined;
}

function isRandom(run: string): boolean {
  if (/^[0-9a-f]+$/i.test(run)) return true;
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run) && !run.includes('/');
}

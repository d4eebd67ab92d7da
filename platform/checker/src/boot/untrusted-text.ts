import { origin } from './candidate-site.ts';

/** The function with which a page tells the checker of a text that Trusted Types have refused. */
export const untrustedBinding = 'aanganTellUntrusted';

/**
 * Runs before any script of a page: tells of each text that the page's Trusted Types refuse, whether or not the script
 * catches the error. The page's scripts do not find the function, and cannot take the listener away.
 */
export const tellUntrusted = `{
  const { ${untrustedBinding}: tell } = globalThis;
  delete globalThis.${untrustedBinding};
  const { stringify } = JSON;
  const directives = ['require-trusted-types-for', 'trusted-types'];
  addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, sample, sourceFile, lineNumber, columnNumber } = violation;
    if (directives.includes(effectiveDirective)) {
      tell(stringify({ effectiveDirective, sample, sourceFile, lineNumber, columnNumber }));
    }
  }, true);
};`;

/** What the gate says of such a text: where it was used, what it begins with, and the line of the script. */
export function describeUntrusted(payload: string): string {
  const { effectiveDirective, sample, sourceFile, lineNumber, columnNumber } = JSON.parse(payload);
  const [place, ...text] = String(sample).split('|');
  const file = String(sourceFile ?? '').replace(`${origin}/releases/`, '');
  const at = file ? ` at ${file}:${lineNumber}:${columnNumber}` : '';
  return effectiveDirective === 'trusted-types'
    ? `it makes a policy of Trusted Types${at}, and a page has one only: ${sample}`
    : `it hands text to ${place}${at}, which Trusted Types refuse: ${text.join('|')}`;
}

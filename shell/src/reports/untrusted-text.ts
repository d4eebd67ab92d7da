/** A text that a script used as markup or as a script's address, and that the browser refused. */
export interface UntrustedText {
  /** The release whose script it was; undefined where it was no release's. */
  release: { name: string; release: string } | undefined;
  /** The place as the browser names it, such as `Element innerHTML`, and the line of the script. */
  error: Error;
}

const directives = ['require-trusted-types-for', 'trusted-types'];

/** Tells of each use of a text that Trusted Types have refused in this page. */
export function watchUntrustedText(document: Document, tell: (text: UntrustedText) => void): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, sample, sourceFile, lineNumber, columnNumber } = violation;
    if (!directives.includes(effectiveDirective)) return;
    // What follows is the beginning of the text: it may be a visitor's.
    const [place = ''] = sample.split('|');
    const refused = effectiveDirective === 'trusted-types' ? 'a policy was made' : place;
    const error = new Error(`Trusted Types: ${refused}`);
    error.stack = `${error.message}\n    at ${sourceFile}:${lineNumber}:${columnNumber}`;
    tell({ release: releaseOf(sourceFile), error });
  });
}

function releaseOf(file: string | null): UntrustedText['release'] {
  const [, name, release] =
    /\/releases\/([a-z][a-z0-9-]*)\/([a-f0-9]{16})\//.exec(file ?? '') ?? [];
  return name && release ? { name, release } : undefined;
}

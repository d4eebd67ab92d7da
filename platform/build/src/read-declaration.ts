import { inspect } from 'node:util';
import { ManifestError } from '@aangan/manifest';

/**
 * An error in a declaration: webpack's command line prints the message without a stack, which would lead to the code
 * that read the file.
 */
class DeclarationError extends Error {
  override readonly name = 'DeclarationError';

  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Reads a remote.json or shell.json for webpack's command line.
 * @throws Error naming every place that is wrong
 */
export function readDeclaration<Manifest>(
  parse: (value: unknown) => Manifest,
  declared: unknown,
): Manifest {
  try {
    return parse(declared);
  } catch (error) {
    throw error instanceof ManifestError ? new DeclarationError(error.message) : error;
  }
}

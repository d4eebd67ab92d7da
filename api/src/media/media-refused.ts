import type { FixedProblemCode } from '@aangan/domain';

/** A file cannot be taken; `code` says why. */
export class MediaRefused extends Error {
  override readonly name = 'MediaRefused';
  readonly code: FixedProblemCode;

  constructor(code: FixedProblemCode) {
    super(`The file was refused: ${code}.`);
    this.code = code;
  }
}

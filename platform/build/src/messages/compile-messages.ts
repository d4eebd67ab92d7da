import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CodeMessage } from './messages-in-code.ts';

/** A message as Lingui shows it: a text, or parts with places for arguments. */
export type CompiledMessage = string | ReturnType<typeof compileMessageOrThrow>;

/**
 * Compiles a message of ICU MessageFormat.
 * @throws Error that names the message, when it is malformed
 */
export function compile(id: string, message: string): CompiledMessage {
  try {
    const [first, ...more] = compileMessageOrThrow(message);
    return typeof first === 'string' && more.length === 0 ? first : [first ?? '', ...more];
  } catch (cause) {
    throw new Error(`The message ${id} is malformed: ${message}`, { cause });
  }
}

/** Puts the compiled form of each message into the code in place of its text, on the same line. */
export function compileInCode(code: string, messages: readonly CodeMessage[]): string {
  let compiled = code;
  for (const { id, message, from, to } of [...messages].sort((a, b) => b.from - a.from)) {
    const literal = JSON.stringify(compile(id, message));
    const lines = code.slice(from, to).split('\n').length - 1;
    compiled = compiled.slice(0, from) + literal + '\n'.repeat(lines) + compiled.slice(to);
  }
  return compiled;
}

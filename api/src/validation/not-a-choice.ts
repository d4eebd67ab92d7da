import type { FieldMessage } from '../problems.ts';

/** The message for a value that is not one of those offered. */
export function notAChoice(value: unknown): FieldMessage {
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return { code: 'invalid_choice', sentence: `"${shown}" is not a valid choice.` };
}

import { printableLines } from '@aangan/manifest/printable';
import type { OptionValues } from './command.ts';

/** Prints what a command has done: one JSON document with --json, else its text. */
export function printResult(
  { json = false }: Pick<OptionValues, 'json'>,
  { result, text }: { result: unknown; text: string },
): void {
  console.log(json ? JSON.stringify(result, null, 2) : printableLines(text));
}

import type { OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

/**
 * The reason of a change, which is mandatory.
 * @param command the command as it was called, for the message
 */
export function requireWhy({ why }: OptionValues, command: string): string {
  if (why?.trim()) return why;
  throw new UsageError(`Give the reason, for the history: ${command} --why "it is replaced"`);
}

/**
 * A whole number of an option, or undefined without it.
 * @throws {UsageError} for anything else
 */
export function readWhole(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^(0|[1-9]\d{0,8})$/.test(text)) return Number(text);
  throw new UsageError(`--${option} takes a whole number, not "${text}".`);
}

/** The revision that a change was decided on, where one is named, as the registry takes it. @throws {UsageError} */
export function decidedOn({ revision }: OptionValues): { expectedRevision?: number } {
  const expectedRevision = readWhole('revision', revision);
  return expectedRevision === undefined ? {} : { expectedRevision };
}

/** The only positional of a command. @throws {UsageError} if there is not exactly one */
export function one(positionals: readonly string[], what: string): string {
  const [only, ...more] = positionals;
  if (only === undefined || more.length > 0) throw new UsageError(`Name ${what}`);
  return only;
}

/** The only positional of a command, or undefined without one. @throws {UsageError} if there are more */
export function atMostOne(positionals: readonly string[], what: string): string | undefined {
  return positionals.length > 0 ? one(positionals, what) : undefined;
}

/** At least one positional. @throws {UsageError} */
export function some(positionals: readonly string[], what: string): readonly string[] {
  if (positionals.length > 0) return positionals;
  throw new UsageError(`Name ${what}`);
}

/** Refuses any positionals. @throws {UsageError} */
export function none(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`Unexpected: "${positionals.join(' ')}".`);
}

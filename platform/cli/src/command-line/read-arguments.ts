import { parseArgs } from 'node:util';
import type { Command, OptionName, OptionSpec, OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

const help: OptionSpec = { type: 'boolean', about: 'Shows this' };

/**
 * The command that a command line names: the first word that is not an option's value. Options may precede it.
 * Undefined if there is none.
 */
export function commandNameOf(
  argv: readonly string[],
  commands: readonly Command[],
): string | undefined {
  const options = Object.assign({}, ...commands.map((command) => command.options));
  const { positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    strict: false,
    options: typesOf(options),
  });
  return positionals[0];
}

/**
 * Reads a command line by its command's options.
 * @throws {UsageError} for an option that the command does not have, or that lacks its value
 */
export function readArguments(
  argv: readonly string[],
  command: Pick<Command, 'name' | 'options'>,
): { positionals: string[]; values: OptionValues } {
  try {
    const { positionals, values } = parseArgs({
      args: withHyphens(argv, command.options),
      allowPositionals: true,
      options: typesOf({ ...command.options, help }),
    });
    return { positionals: positionals.slice(1), values: values as OptionValues };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const more = command.name === '' ? 'aangan --help' : `aangan ${command.name} --help`;
    throw new UsageError(`${message}\n\n${more} shows the options.`, { cause: error });
  }
}

/**
 * Protects values that begin with a hyphen from being parsed as options: `--canary -1` becomes `--canary=-1`, so that
 * the command reports what the option takes. Positionals go after `--`, since one id in 64 begins with a hyphen.
 */
function withHyphens(argv: readonly string[], options: Command['options']): string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const typeOf = (text: string) => options[text.replace(/^--/, '') as OptionName]?.type;
  const isId = (text: string) => /^-[\w-]{21}$/.test(text) && !typeOf(text);
  const taken: string[] = [];
  const ids: string[] = [];
  for (const text of argv.slice(0, end)) {
    const before = taken.at(-1) ?? '';
    const isValue = isId(text)
      ? typeOf(before) === 'string'
      : /^-\d/.test(text) && /^--[\w-]+$/.test(before);
    if (isValue) taken[taken.length - 1] = `${before}=${text}`;
    else if (isId(text)) ids.push(text);
    else taken.push(text);
  }
  const rest = [...ids, ...argv.slice(end + 1)];
  return rest.length > 0 ? [...taken, '--', ...rest] : taken;
}

function typesOf(options: Partial<Record<OptionName, OptionSpec>>) {
  const types = Object.entries(options).map(
    ([name, { type, isRepeated: multiple = false }]) => [name, { type, multiple }] as const,
  );
  return {
    ...Object.fromEntries(types),
    help: { type: 'boolean' as const, short: 'h' },
  };
}

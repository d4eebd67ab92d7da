import { parseArgs } from 'node:util';
import type { Command, OptionName, OptionSpec, OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

const help: OptionSpec = { type: 'boolean', about: 'Shows this' };

/**
 * The command that a command line names: its first word that is no option's value. Options may stand before it.
 * Undefined where it names none.
 */
export function commandNameOf(
  argv: readonly string[],
  commands: readonly Command[],
): string | undefined {
  const options = Object.assign({}, ...commands.map((command) => command.options));
  const { positionals } = parseArgs({
    ...{ args: [...argv], allowPositionals: true, strict: false },
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
      ...{ args: withNegativeValues(argv), allowPositionals: true },
      options: typesOf({ ...command.options, help }),
    });
    return { positionals: positionals.slice(1), values: values as OptionValues };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const more = command.name === '' ? 'aangan --help' : `aangan ${command.name} --help`;
    throw new UsageError(`${message}\n\n${more} shows the options.`, { cause: error });
  }
}

/** `--canary -1` as `--canary=-1`: its command says what the option takes, where Node would call it ambiguous. */
function withNegativeValues(argv: readonly string[]): string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const isNegative = (at: number) => at < end && /^-\d/.test(argv[at] ?? '');
  const isOption = (at: number) => at >= 0 && at < end && /^--[\w-]+$/.test(argv[at] ?? '');
  return argv.flatMap((text, at) => {
    if (isNegative(at) && isOption(at - 1)) return [];
    return isOption(at) && isNegative(at + 1) ? [`${text}=${argv[at + 1]}`] : [text];
  });
}

function typesOf(options: Partial<Record<OptionName, OptionSpec>>) {
  const types = Object.entries(options).map(([name, { type }]) => [name, { type }] as const);
  return {
    ...Object.fromEntries(types),
    help: { type: 'boolean' as const, short: 'h' },
  };
}

import { formatTable } from '../status/format-table.ts';
import type { Command, OptionName, OptionSpec } from './command.ts';

const exitCodes = 'Exit codes: 0 done, 1 refused or failed, 2 a wrong command line.';

/** All commands, one line each. */
export function describeCommands(commands: readonly Command[]): string {
  const rows = commands.map(({ name, parameters = '', summary }) => [
    `${name} ${parameters}`.trim(),
    summary,
  ]);
  return `aangan <command>

${formatTable(rows)}

aangan <command> --help shows its options, with examples. Commands that change a site take
AANGAN_TOKEN, or AANGAN_EMAIL and AANGAN_PASSWORD, and the site's address as --url or AANGAN_URL.
${exitCodes}`;
}

/** One command with its options and examples. */
export function describeCommand(command: Command): string {
  const { name, parameters = '', summary, options, details, examples } = command;
  const rows = Object.entries({ ...options }).map(([option, spec]) => [
    usageOf(option as OptionName, spec),
    spec.about,
  ]);
  return [
    `aangan ${name} ${parameters}`.trim(),
    `  ${summary}`,
    rows.length > 0 ? formatTable(rows) : undefined,
    details,
    examples.length > 0 ? `Examples:\n${examples.map((one) => `  ${one}`).join('\n')}` : undefined,
    exitCodes,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

function usageOf(option: OptionName, { value, isRepeated = false }: OptionSpec): string {
  return `--${option}${value === undefined ? '' : ` ${value}`}${isRepeated ? ' …' : ''}`;
}

import type { Command } from './command-line/command.ts';
import { describeCommand, describeCommands } from './command-line/describe-commands.ts';
import { nearestName } from './command-line/nearest-name.ts';
import { commandNameOf, readArguments } from './command-line/read-arguments.ts';
import { UsageError } from './command-line/usage-error.ts';

/**
 * Runs one command line.
 * @param commands all commands, in the order of the help
 * @returns the exit code. @throws {UsageError} for an invalid command line, another {PlainError} for a refusal.
 */
export async function runCommand(
  argv: readonly string[],
  commands: readonly Command[],
): Promise<number> {
  const name = commandNameOf(argv, commands);
  if (name === undefined || name === 'help') {
    readArguments(argv, { name: '', options: {} });
    console.log(describeCommands(commands));
    return 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) {
    const near = nearestName(
      name,
      commands.map((one) => one.name),
    );
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    throw new UsageError(`There is no command "${name}".${meant} aangan --help lists them all.`);
  }
  const { positionals, values } = readArguments(argv, command);
  if (values.help) {
    console.log(describeCommand(command));
    return 0;
  }
  return command.run(positionals, values);
}

import { printableLines } from '@aangan/manifest/printable';
import { isPlainError } from '@aangan/server/plain-error';
import type { Command } from './command-line/command.ts';
import { exitCodeOf, failureAsJson } from './command-line/describe-failure.ts';
import { completed } from './commands.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs this process's command line and exits: 0 done, 1 refused or failed, 2 an invalid command line, 3 a check without
 * a clear result.
 * @param commands all commands, in the order of the help; `mcp` and `completion` are added
 */
export async function runAangan(commands: readonly Command[]): Promise<never> {
  // Without an explicit exit, an IPC channel to the parent process would keep this one running.
  try {
    process.exit(await runCommand(process.argv.slice(2), completed(commands)));
  } catch (error) {
    console.error(isPlainError(error) ? `\n${printableLines(error.message)}\n` : error);
    if (process.argv.includes('--json')) console.log(failureAsJson(error));
    process.exit(exitCodeOf(error));
  }
}

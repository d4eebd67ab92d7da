#!/usr/bin/env node
import { isPlainError } from '@aangan/server/plain-error';
import { exitCodeOf, failureAsJson } from './command-line/describe-failure.ts';
import { printableLines } from './errors/printable.ts';
import { runCommand } from './run-command.ts';

// Without an explicit exit, an IPC channel to the parent process would keep this one running.
try {
  process.exit(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(isPlainError(error) ? `\n${printableLines(error.message)}\n` : error);
  if (process.argv.includes('--json')) console.log(failureAsJson(error));
  process.exit(exitCodeOf(error));
}

#!/usr/bin/env node
import { isPlainError } from '@aangan/server';
import { runCommand } from './run-command.ts';

// Without an explicit exit, an IPC channel to the parent process would keep this one running.
try {
  process.exit(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(isPlainError(error) ? `\n${error.message}\n` : error);
  process.exit(1);
}

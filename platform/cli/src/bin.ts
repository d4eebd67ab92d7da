#!/usr/bin/env node
import { isPlainError } from '@aangan/server';
import { runCommand } from './run-command.ts';

// The exit is said out loud: the channel to whoever started us would keep a finished process waiting.
try {
  process.exit(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(isPlainError(error) ? `\n${error.message}\n` : error);
  process.exit(1);
}

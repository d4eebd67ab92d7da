#!/usr/bin/env node
import { isPlainError } from '@aangan/server';
import { runCommand } from './run-command.ts';

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(isPlainError(error) ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}

export { completed } from '../commands.ts';
export { runCommand } from '../run-command.ts';
export { checkHelp } from './check-help.ts';
export { packagesOf } from './packages-of.ts';

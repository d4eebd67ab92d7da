import { type Command, platformCommands } from '@aangan/cli';
import { appointCommand } from './commands/appoint.ts';
import { backupCommand } from './commands/backup.ts';
import { operatorCommand } from './commands/operator.ts';
import { restoreCommand } from './commands/restore.ts';
import { signOutCommand } from './commands/sign-out.ts';
import { startCommand } from './commands/start.ts';

/** What `aangan` can do in this repository, in the order of the help: the platform's commands, and this site's own. */
export const commands: readonly Command[] = [
  startCommand,
  ...platformCommands,
  operatorCommand,
  appointCommand,
  signOutCommand,
  backupCommand,
  restoreCommand,
];

import type { Command } from './command-line/command.ts';
import { appointCommand } from './commands/appoint.ts';
import { autoRollbackCommand } from './commands/auto-rollback.ts';
import { backupCommand } from './commands/backup.ts';
import { bisectCommand } from './commands/bisect.ts';
import { channelCommand } from './commands/channel.ts';
import { checkCommand } from './commands/check.ts';
import { completionCommand } from './commands/completion.ts';
import { composeCommand } from './commands/compose.ts';
import { compositionCommand } from './commands/composition.ts';
import { deployCommand } from './commands/deploy.ts';
import { devCommand } from './commands/dev.ts';
import { errorsCommand } from './commands/errors.ts';
import { historyCommand } from './commands/history.ts';
import { newCommand } from './commands/new.ts';
import { operatorCommand } from './commands/operator.ts';
import { previewCommand } from './commands/preview.ts';
import { promoteCommand } from './commands/promote.ts';
import { publishCommand } from './commands/publish.ts';
import { removeCommand } from './commands/remove.ts';
import { restoreCommand } from './commands/restore.ts';
import { retireCommand } from './commands/retire.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { startCommand } from './commands/start.ts';
import { statusCommand } from './commands/status.ts';
import { switchOffCommand, switchOnCommand } from './commands/switch.ts';
import { tokenCommand } from './commands/token.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  startCommand,
  newCommand,
  devCommand,
  checkCommand,
  deployCommand,
  publishCommand,
  previewCommand,
  composeCommand,
  promoteCommand,
  rollbackCommand,
  switchOffCommand,
  switchOnCommand,
  removeCommand,
  retireCommand,
  channelCommand,
  statusCommand,
  historyCommand,
  compositionCommand,
  bisectCommand,
  errorsCommand,
  autoRollbackCommand,
  tokenCommand,
  operatorCommand,
  appointCommand,
  backupCommand,
  restoreCommand,
  completionCommand(() => commands),
];

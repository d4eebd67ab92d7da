import type { Command } from './command-line/command.ts';
import { advisoriesCommand } from './commands/advisories.ts';
import { autoRollbackCommand } from './commands/auto-rollback.ts';
import { bisectCommand } from './commands/bisect.ts';
import { channelCommand } from './commands/channel.ts';
import { checkCommand } from './commands/check.ts';
import { completionCommand } from './commands/completion.ts';
import { composeCommand } from './commands/compose.ts';
import { compositionCommand } from './commands/composition.ts';
import { deployCommand } from './commands/deploy.ts';
import { devCommand } from './commands/dev.ts';
import { doctorCommand } from './commands/doctor.ts';
import { errorsCommand } from './commands/errors.ts';
import { historyCommand } from './commands/history.ts';
import { keyCommand } from './commands/key.ts';
import { loginCommand, logoutCommand } from './commands/login.ts';
import { mcpCommand } from './commands/mcp.ts';
import { messagesCommand } from './commands/messages.ts';
import { newCommand } from './commands/new.ts';
import { previewCommand } from './commands/preview.ts';
import { promoteCommand } from './commands/promote.ts';
import { publishCommand } from './commands/publish.ts';
import { publisherCommand } from './commands/publisher.ts';
import { releaseCommand } from './commands/release.ts';
import { removeCommand } from './commands/remove.ts';
import { retireCommand } from './commands/retire.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { rolloutCommand } from './commands/rollout.ts';
import { sdkCommand } from './commands/sdk.ts';
import { statusCommand } from './commands/status.ts';
import { switchOffCommand, switchOnCommand } from './commands/switch.ts';
import { tokenCommand } from './commands/token.ts';
import { trustCommand } from './commands/trust.ts';
import { typesCommand } from './commands/types.ts';
import { upgradeCommand } from './commands/upgrade.ts';
import { valuesCommand } from './commands/values.ts';
import { verifyCommand } from './commands/verify.ts';

/** The commands of teams and integrators, in the order of the help. They reach a site by HTTP only. */
export const platformCommands: readonly Command[] = [
  newCommand,
  devCommand,
  checkCommand,
  typesCommand,
  messagesCommand,
  deployCommand,
  publishCommand,
  previewCommand,
  composeCommand,
  promoteCommand,
  rollbackCommand,
  rolloutCommand,
  switchOffCommand,
  switchOnCommand,
  valuesCommand,
  removeCommand,
  retireCommand,
  trustCommand,
  channelCommand,
  releaseCommand,
  verifyCommand,
  statusCommand,
  historyCommand,
  compositionCommand,
  bisectCommand,
  errorsCommand,
  advisoriesCommand,
  autoRollbackCommand,
  sdkCommand,
  upgradeCommand,
  tokenCommand,
  publisherCommand,
  keyCommand,
  loginCommand,
  logoutCommand,
  doctorCommand,
];

/**
 * All commands of a command line: the given ones, `mcp` and `completion`.
 * @param commands the platform's, and those that a site adds
 */
export function completed(commands: readonly Command[]): readonly Command[] {
  const all: readonly Command[] = [
    ...commands,
    mcpCommand(() => all),
    completionCommand(() => all),
  ];
  return all;
}

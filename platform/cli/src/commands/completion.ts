import type { Command } from '../command-line/command.ts';
import { completionScript, type Shell, shells } from '../command-line/completion-script.ts';
import { UsageError } from '../command-line/usage-error.ts';

/** @param commands all commands, this one among them */
export function completionCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    parameters: shells.join('|'),
    summary: 'Prints a script that completes commands and options in your shell.',
    options: {},
    examples: [
      'aangan completion bash >> ~/.bashrc',
      'aangan completion zsh > ~/.zsh/completions/_aangan',
    ],
    words: shells,
    run: async ([name, ...rest]) => {
      const shell = shells.find((one): one is Shell => one === name);
      if (!shell || rest.length > 0) throw new UsageError('aangan completion takes bash or zsh.');
      console.log(completionScript(shell, commands()));
      return 0;
    },
  };
}

import { toRegistry } from '@aangan/registry-client';
import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import {
  channelsWord,
  completionScript,
  type Shell,
  shells,
} from '../command-line/completion-script.ts';
import { siteOptions } from '../command-line/options.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';

/** @param commands all commands, this one among them */
export function completionCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    parameters: shells.join('|'),
    summary:
      'Prints a script that completes commands, options, remotes and channels in your shell.',
    options: siteOptions,
    details:
      'The script completes the word aangan: alias aangan="npm run -s aangan --". It asks the site of AANGAN_URL for its channels, signed in as other commands are.',
    examples: [
      'aangan completion bash >> ~/.bashrc',
      'aangan completion zsh > ~/.zsh/completions/_aangan',
    ],
    words: shells,
    run: async ([name, ...rest], values) => {
      if (name === channelsWord && rest.length === 0) return printChannels(values);
      const shell = shells.find((one): one is Shell => one === name);
      if (!shell || rest.length > 0) throw new UsageError('aangan completion takes bash or zsh.');
      console.log(completionScript(shell, commands()));
      return 0;
    },
  };
}

async function printChannels(values: OptionValues): Promise<number> {
  const site = await signIn(siteSettings(values), publisher);
  const known = await site.read(toRegistry('get', '/channels'));
  console.log((known?.results ?? []).join('\n'));
  return 0;
}

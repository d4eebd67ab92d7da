import type { Channel } from '@aangan/manifest';
import { type MoveResult, type Rollout, toRegistry } from '@aangan/registry-client';
import { publisher, readChannel, readFromChannel } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import {
  channelOption,
  jsonOption,
  revisionOption,
  siteOptions,
  whyOption,
} from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none, one, readWhole, requireWhy } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { approveExample, approveStep } from '../rollout/approve-step.ts';
import { describeRollout } from '../rollout/describe-rollout.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';

const example = 'aangan rollout pause vendors --channel production --why "the cards look wrong"';
const words = ['status', 'pause', 'resume', 'approve', 'end'] as const;
type Word = Exclude<(typeof words)[number], 'status' | 'approve'>;

export const rolloutCommand: Command = {
  name: 'rollout',
  parameters: 'status | pause|resume|end <remote> | approve <remote> <percent>',
  access: 'change',
  summary: 'Canaries that grow by themselves: what they wait for, and how they go on.',
  options: {
    channel: channelOption,
    why: whyOption,
    revision: revisionOption,
    json: jsonOption,
    ...siteOptions,
  },
  details: `A rollout is begun with aangan promote --canary 5 --then 25@30m --then 100@2h. pause leaves the canary its share,
end gives all visitors the stable release, approve is for the next step only, which is named by its share or by --revision,
and for integrators.`,
  examples: [
    'aangan rollout status --channel production',
    example,
    'aangan rollout resume vendors --channel production --why "they are right"',
    approveExample,
    'aangan rollout end vendors --channel production --why "too slow"',
  ],
  words,
  personalWords: ['approve'],
  takesRemotes: true,
  run: async ([word, ...rest], values) => {
    switch (word) {
      case 'status':
        return status(rest, values);
      case 'approve':
        return approveStep(rest, values);
      case 'pause':
      case 'resume':
      case 'end':
        return decide(word, rest, values);
    }
    throw new UsageError(`aangan rollout takes ${words.join(', ')}: ${example}`);
  },
};

async function status(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const channel = requireChannelOption(values.channel, 'aangan rollout status');
  const site = await signIn(siteSettings(values), publisher);
  const asked = toRegistry('get', '/channels/{channel}/rollouts', { params: { channel } });
  const { results } = await readFromChannel(site, channel, asked);
  const text = results.map(describeRollout).join('\n\n') || `${channel} has had no rollout yet.`;
  printResult(values, { result: { rollouts: results }, text });
  return 0;
}

async function decide(
  word: Word,
  positionals: readonly string[],
  values: OptionValues,
): Promise<number> {
  const typed = `aangan rollout ${word}`;
  const name = one(positionals, `one remote: ${typed} vendors --channel production`);
  const channel = requireChannelOption(values.channel, `${typed} ${name}`);
  const why = requireWhy(values, `${typed} ${name} --channel ${channel}`);
  const named = readWhole('revision', values.revision);
  const site = await signIn(siteSettings(values), publisher);
  const expectedRevision = named ?? (await readChannel(site, channel)).revision;
  const result = await send(site, word, { channel, name, body: { why, expectedRevision } });
  const text =
    'rollout' in result
      ? describeRollout(result.rollout)
      : `The rollout of ${name} is ended, and all visitors of ${channel} get the stable release (revision ${result.revision}).`;
  printResult(values, { result, text });
  return 0;
}

function send(
  site: SiteClient,
  word: Word,
  about: { channel: Channel; name: string; body: { why: string; expectedRevision: number } },
): Promise<MoveResult | { revision: number; rollout: Rollout }> {
  const { channel, name, body } = about;
  const of = { params: { channel, name }, body };
  switch (word) {
    case 'pause':
      return site.send(toRegistry('post', '/channels/{channel}/rollouts/{name}/pause', of));
    case 'resume':
      return site.send(toRegistry('post', '/channels/{channel}/rollouts/{name}/resume', of));
    case 'end':
      return site.send(toRegistry('post', '/channels/{channel}/rollouts/{name}/end', of));
  }
}

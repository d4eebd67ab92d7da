import { type Channels, toRegistry } from '@aangan/registry-client';
import { publisher } from '../change-site.ts';
import { readChannel } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, revisionOption, siteOptions, whyOption } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { decidedOn, none, one, readWhole, requireWhy } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { rulesText } from '../rollout/rules-text.ts';
import { rulesExample, rulesOptions, setRolloutRules } from '../rollout/set-rollout-rules.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';

const example = 'aangan channel create search-trial --hours 72 --why "the new search"';

const requireExample = 'aangan channel require-check production --why "two teams release daily"';

const attestExample =
  'aangan channel require-provenance production --why "all teams publish from CI"';

export const channelCommand: Command = {
  name: 'channel',
  parameters:
    'create <name>|list|remove <name>|require-check|require-provenance <name> [--off]|rollout-rules <name>',
  access: 'change',
  summary: 'Makes a channel, for a time or until it is removed; for integrators.',
  options: {
    hours: {
      type: 'string',
      value: '<n>',
      about: 'create: when it ends by itself, at most 720; without, it stays',
    },
    off: { type: 'boolean', about: 'require-check, require-provenance: it requires none any more' },
    ...rulesOptions,
    revision: revisionOption,
    why: whyOption,
    json: jsonOption,
    ...siteOptions,
  },
  details: `A new channel serves nothing: promote a shell and remotes to it. CHANNEL=<name> aangan start edge serves it, and
compose links open on it. A channel that is removed, or expires, keeps its history. production and staging stay.`,
  examples: [
    example,
    'aangan channel list',
    'aangan channel remove search-trial --why "decided"',
    requireExample,
    attestExample,
    rulesExample,
  ],
  words: ['create', 'list', 'remove', 'require-check', 'require-provenance', 'rollout-rules'],
  run: async ([word, ...rest], values) => {
    switch (word) {
      case 'create':
        return create(rest, values);
      case 'list':
        return list(rest, values);
      case 'remove':
        return remove(rest, values);
      case 'require-check':
        return requireCheck(rest, values);
      case 'require-provenance':
        return requireProvenance(rest, values);
      case 'rollout-rules':
        return setRolloutRules(rest, values);
      default:
        throw new UsageError(
          `aangan channel takes create, list, remove, require-check, require-provenance or rollout-rules: ${example}`,
        );
    }
  },
};

async function create(positionals: readonly string[], values: OptionValues): Promise<number> {
  const name = readChannel(one(positionals, `the new channel: ${example}`));
  const hours = readWhole('hours', values.hours);
  const site = await signIn(siteSettings(values), publisher);
  const body = { name, why: values.why ?? '', ...(hours !== undefined && { hours }) };
  const result = await site.send(toRegistry('post', '/channels', { body }));
  const until = result.expiresAt && ` until ${formatTime(result.expiresAt)}`;
  const next = `aangan promote shell@<version> <remote>@<version> --to ${name} --why "…"`;
  const text = `The channel ${name} is there${until ?? ''}, and serves nothing yet. Next:\n  ${next}`;
  printResult(values, { result, text });
  return 0;
}

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const site = await signIn(siteSettings(values), publisher);
  const known = await site.read(toRegistry('get', '/channels'));
  const { results, addresses, expires, checked, attested, rolloutRules } = known ?? noChannels;
  const result = results.map((name) => ({
    name,
    address: addresses[name] ?? null,
    expiresAt: expires[name] ?? null,
    requiresCheck: checked.includes(name),
    requiresProvenance: attested.includes(name),
    rolloutRules: rolloutRules[name] ?? null,
  }));
  const rows = result.map((row) => [
    row.name,
    row.expiresAt === null ? 'stays' : formatTime(row.expiresAt),
    row.requiresCheck ? 'required' : '',
    row.requiresProvenance ? 'required' : '',
    row.rolloutRules ? rulesText(row.rolloutRules) : '',
    row.address ?? '',
  ]);
  const text = formatTable([
    ['channel', 'until', 'check', 'provenance', 'steps of rollouts', 'served at'],
    ...rows,
  ]);
  printResult(values, { result: { channels: result }, text });
  return 0;
}

const noChannels: Channels = {
  results: [],
  addresses: {},
  expires: {},
  checked: [],
  attested: [],
  requires: {},
  engines: {},
  rolloutRules: {},
};

async function requireCheck(positionals: readonly string[], values: OptionValues): Promise<number> {
  const name = readChannel(one(positionals, `the channel: ${requireExample}`));
  const why = requireWhy(values, `aangan channel require-check ${name}`);
  const body = { isRequired: !values.off, why, ...decidedOn(values) };
  const site = await signIn(siteSettings(values), publisher);
  const result = await site.send(
    toRegistry('post', '/channels/{channel}/required-check', { params: { channel: name }, body }),
  );
  const takes = values.off
    ? 'takes every composition that passes the gate'
    : 'takes only compositions with a passed check: aangan check --composition … --record';
  printResult(values, { result, text: `${name} ${takes}.` });
  return 0;
}

async function requireProvenance(
  positionals: readonly string[],
  values: OptionValues,
): Promise<number> {
  const name = readChannel(one(positionals, `the channel: ${attestExample}`));
  const why = requireWhy(values, `aangan channel require-provenance ${name}`);
  const body = { isRequired: !values.off, why, ...decidedOn(values) };
  const site = await signIn(siteSettings(values), publisher);
  const of = { params: { channel: name }, body };
  const result = await site.send(toRegistry('post', '/channels/{channel}/required-provenance', of));
  const takes = values.off
    ? 'takes releases without provenance too'
    : 'takes only releases of which a build has signed that they are of committed sources';
  printResult(values, { result, text: `${name} ${takes}.` });
  return 0;
}

async function remove(positionals: readonly string[], values: OptionValues): Promise<number> {
  const typed = 'aangan channel remove';
  const name = readChannel(one(positionals, `the channel: ${typed} search-trial --why "decided"`));
  const why = requireWhy(values, `${typed} ${name}`);
  const site = await signIn(siteSettings(values), publisher);
  const result = await site.send(
    toRegistry('post', '/channels/{channel}/removal', { params: { channel: name }, body: { why } }),
  );
  const text = `The channel ${name} is removed. Its history stays: aangan history --channel ${name}`;
  printResult(values, { result, text });
  return 0;
}

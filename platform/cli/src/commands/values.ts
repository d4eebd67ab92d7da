import { toRegistry } from '@aangan/registry-client';
import { changeSite, publisher } from '../change-site.ts';
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
import { atMostOne, readWhole, requireWhy, some } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';
import { readValues } from '../values/read-values.ts';
import {
  declaredOn,
  type ListedValue,
  readValueArgument,
  settingOf,
  settingText,
} from '../values/value-argument.ts';

const setExample =
  'aangan values set designers strip-size=3 --channel production --why "a calmer page"';
const unsetExample =
  'aangan values unset designers strip-size --channel production --why "as it was"';

export const valuesCommand: Command = {
  name: 'values',
  parameters: 'list [<remote>] | set <remote> <value>=<text> … | unset <remote> <value> …',
  access: 'change',
  summary: 'What a channel sets of the values and flags of remotes, without a build.',
  options: {
    channel: channelOption,
    from: {
      type: 'string',
      value: '<channel>',
      about: 'With set and no values: what this channel sets of the remote',
    },
    canary: {
      type: 'string',
      value: '<n>',
      about: 'Only n percent of the visitors get them; again with another n to widen it',
    },
    why: whyOption,
    revision: revisionOption,
    json: jsonOption,
    ...siteOptions,
  },
  details:
    'A flag is true, false, or a percentage of the visitors, with audiences where it is for some: 50%, 100%:client. aangan rollback --change-set undoes a change.',
  takesRemotes: true,
  examples: [
    'aangan values list --channel production',
    setExample,
    'aangan values set designers connect-early=50% --channel production --why "who follows links"',
    'aangan values set designers --from staging --channel production --why "tried on staging"',
    unsetExample,
  ],
  words: ['list', 'set', 'unset'],
  run: async ([word, ...rest], values) => {
    if (word === 'set') return set(rest, values);
    if (word === 'unset') return unset(rest, values);
    if (word === 'list') return list(rest, values);
    throw new UsageError(`Name what to do: list, set or unset, as in ${setExample}`);
  },
};

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  const remote = atMostOne(positionals, 'one remote, or none');
  const channel = requireChannelOption(values.channel, 'aangan values list');
  const site = await signIn(siteSettings(values), publisher);
  const all = await readValues(site, channel);
  const shown = all.values.filter((one) => remote === undefined || one.remote === remote);
  const rows = shown.map(rowOf);
  const head = ['remote', 'value', 'type', 'set to', 'default', 'read by', 'what it is'];
  const text =
    rows.length === 0 ? `No release of ${channel} reads values.` : formatTable([head, ...rows]);
  printResult(values, { result: { ...all, values: shown }, text });
  return 0;
}

function rowOf({ remote, name, declared, setting, canary }: ListedValue): string[] {
  const tried = canary ? `, ${settingText(canary.setting)} for ${canary.percent} %` : '';
  const current = `${setting === null ? '-' : settingText(setting)}${tried}`;
  if (!declared) return [remote, name, '-', current, '-', '-', 'no release reads it'];
  const { type, choices, readBy, description } = declared;
  const kind = choices ? `${type} ${choices.join(', ')}` : type;
  return [remote, name, kind, current, settingText(declared.default), readBy, description];
}

async function set(positionals: readonly string[], values: OptionValues): Promise<number> {
  const [remote = '', ...typed] = some(positionals, `a remote: ${setExample}`);
  const { from } = values;
  if ((typed.length === 0) !== (from !== undefined)) {
    throw new UsageError(`Name values, or --from a channel: ${setExample}`);
  }
  const given = typed.map(readValueArgument);
  const { channel, why, canary } = decided(['set', ...positionals], values);
  const site = await signIn(siteSettings(values), publisher);
  const known = (await readValues(site, from ?? channel)).values;
  const changes =
    from === undefined
      ? given.map((one) => ({
          name: one.name,
          to: settingOf(one, declaredOn(known, remote, one.name)),
        }))
      : copied(from, remote, known);
  return change(values, { remote, channel, why, changes, canary });
}

/** What a channel sets of a remote. @throws {UsageError} where that is nothing which its releases read */
function copied(from: string, remote: string, known: readonly ListedValue[]) {
  const found = known.flatMap(({ setting, ...one }) =>
    one.remote === remote && setting !== null ? [{ ...one, to: setting }] : [],
  );
  const unread = found.filter(({ declared }) => declared === null).map(({ name }) => name);
  if (unread.length > 0) {
    // To stderr, because stdout may be JSON.
    console.error(`Left out, since no release on ${from} reads it: ${unread.join(', ')}.`);
  }
  const changes = found.flatMap(({ name, to, declared }) => (declared ? [{ name, to }] : []));
  if (changes.length > 0) return changes;
  throw new UsageError(`${from} sets no value of ${remote} that its release reads.`);
}

async function unset(positionals: readonly string[], values: OptionValues): Promise<number> {
  const [remote = '', ...names] = some(positionals, `a remote: ${unsetExample}`);
  some(names, `a value: ${unsetExample}`);
  const { channel, why } = decided(['unset', ...positionals], values);
  return change(values, { remote, channel, why, changes: names.map((name) => ({ name })) });
}

function decided(words: readonly string[], values: OptionValues) {
  const typed = `aangan values ${words.join(' ')}`;
  const channel = requireChannelOption(values.channel, typed);
  const canary = readWhole('canary', values.canary);
  return { channel, why: requireWhy(values, `${typed} --channel ${channel}`), canary };
}

interface ValueChange {
  remote: string;
  channel: string;
  why: string;
  changes: { name: string; to?: ReturnType<typeof settingOf> }[];
  canary?: number | undefined;
}

function change(
  values: OptionValues,
  { remote, channel, why, changes, canary }: ValueChange,
): Promise<number> {
  return changeSite(values, {
    channel,
    request: ({ expectedRevision }) =>
      toRegistry('post', '/channels/{channel}/values', {
        params: { channel },
        body: { remote, values: changes, why, canary, expectedRevision },
      }),
    done: ({ moved }) =>
      moved.length > 0
        ? `${moved.flatMap(({ value }) => (value ? [describe(value)] : [])).join(', ')} of ${remote} on ${channel}`
        : `${remote} has these values on ${channel} already`,
  });
}

function describe({ name, to }: { name: string; to: ReturnType<typeof settingOf> | null }): string {
  return to === null ? `${name} unset` : `${name} set to ${settingText(to)}`;
}

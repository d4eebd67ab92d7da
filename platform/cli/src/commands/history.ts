import type { Channel } from '@aangan/manifest';
import {
  type ChannelChange,
  type HistoryPage,
  toRegistry,
  type ValueSetting,
} from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { channelOption, jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none, readWhole } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';
import { settingText } from '../values/value-argument.ts';

export const historyCommand: Command = {
  name: 'history',
  access: 'read',
  summary: 'What was changed on a channel, by whom and why, newest first.',
  options: {
    channel: channelOption,
    limit: { type: 'string', value: '<n>', about: 'How many changes, at most 200; 20 without' },
    cursor: { type: 'string', value: '<cursor>', about: 'Goes on where the page before ended' },
    json: jsonOption,
    ...siteOptions,
  },
  examples: ['aangan history --channel production', 'aangan history --channel staging --json'],
  run: async (positionals, values) => {
    none(positionals);
    const channel = requireChannelOption(values.channel, 'aangan history');
    const page = await readPage(channel, values);
    printResult(values, { result: page, text: describePage(channel, page) });
    return 0;
  },
};

async function readPage(channel: Channel, values: OptionValues): Promise<HistoryPage> {
  const limit = readWhole('limit', values.limit) ?? 20;
  const site = await signIn(siteSettings(values), publisher);
  const query = { channel, limit: String(limit), cursor: values.cursor };
  const page = await site.read(toRegistry('get', '/history', { query }));
  if (page) return page;
  throw new PlainError(`There is no channel "${channel}".`);
}

function describePage(channel: Channel, { results, next }: HistoryPage): string {
  if (results.length === 0) return `Nothing was changed on ${channel} yet.`;
  const rows = results.map((change) => {
    const { revision, at, name, extension, value, from, to, by, why, overridden, isSecurityFix } =
      change;
    return [
      revision === null ? '' : String(revision),
      formatTime(at),
      describeKind(change),
      [name, extension, value?.name].filter(Boolean).join(' '),
      sideOf(value?.from, from),
      sideOf(value?.to, to),
      by ?? '',
      `${isSecurityFix ? 'SECURITY FIX: ' : ''}${overridden.length > 0 ? 'FORCED: ' : ''}${why}`,
    ];
  });
  const head = ['revision', 'at', 'kind', 'name', 'from', 'to', 'by', 'why'];
  const more =
    next === null ? '' : `\n\nMore: aangan history --channel ${channel} --cursor ${next}`;
  return formatTable([head, ...rows]) + more;
}

/** What a value was, or else the release. @param setting undefined in a line that is about no value */
function sideOf(setting: ValueSetting | null | undefined, release: string | null): string {
  if (setting === undefined) return release ?? '-';
  return setting === null ? '-' : settingText(setting);
}

function describeKind({ kind, percent }: ChannelChange): string {
  return percent === null ? kind : `${kind} ${percent} %`;
}

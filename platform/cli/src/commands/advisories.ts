import { type Advisories, toRegistry } from '@aangan/registry-client';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none, one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';

const example = 'aangan advisories load all.zip';
/** Entries that are sent at once: one request takes 4 MB. */
const atOnce = { entries: 500, characters: 3_000_000 };

export const advisoriesCommand: Command = {
  name: 'advisories',
  parameters: 'load <file, folder or zip>|list',
  summary:
    'Known faults of packages, and which pages of which channels load them; for integrators.',
  options: { json: jsonOption, ...siteOptions },
  details: `load takes entries in the OSV format: a JSON file with one or many, a folder or a zip of such files (osv.dev
offers one of npm). A file that cannot be read is named, and nothing is loaded. Teams are told of what is new to them.`,
  examples: [example, 'aangan advisories list'],
  words: ['load', 'list'],
  run: async ([command, ...rest], values) => {
    switch (command) {
      case 'load':
        return load(rest, values);
      case 'list':
        return list(rest, values);
      default:
        throw new UsageError('aangan advisories takes load or list.');
    }
  },
};

async function load(positionals: readonly string[], values: OptionValues): Promise<number> {
  const source = one(positionals, `a file, folder or zip: ${example}`);
  const { readFeed } = await import('../advisories/read-feed.ts');
  const { entries, skipped } = await readFeed(source);
  const site = await signIn(siteSettings(values), 'an integrator');
  const result = { read: entries.length, skipped, added: [] as string[], leftOut: [] as LeftOut[] };
  for (const part of partsOf(entries)) {
    const body = { entries: part };
    const loaded = await site.send(toRegistry('post', '/advisories', { body }));
    result.added.push(...loaded.added);
    result.leftOut.push(...loaded.leftOut);
  }
  const left = result.leftOut.map(({ id, why }) => `Left out of ${id}: ${why}`);
  const text = [
    `${entries.length} entries of npm were loaded, ${result.added.length} of them new; ${skipped} are of other ecosystems.`,
    ...left.slice(0, 20),
    ...(left.length > 20 ? [`… and ${left.length - 20} more`] : []),
    'What channels serve with them: aangan advisories list',
  ].join('\n');
  printResult(values, { result, text });
  return 0;
}

interface LeftOut {
  id: string;
  why: string;
}

/** Entries in parts that one request takes. */
function partsOf<Entry>(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let characters = Infinity;
  for (const entry of entries) {
    const length = JSON.stringify(entry).length;
    const last = parts.at(-1);
    if (!last || last.length >= atOnce.entries || characters + length > atOnce.characters) {
      parts.push([entry]);
      characters = length;
    } else {
      last.push(entry);
      characters += length;
    }
  }
  return parts;
}

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const site = await signIn(siteSettings(values), 'an integrator');
  const result = (await site.read(toRegistry('get', '/advisories'))) ?? nothing;
  printResult(values, { result, text: describeAdvisories(result) });
  return 0;
}

const nothing: Advisories = { count: 0, loadedAt: null, affected: [] };

function describeAdvisories({ count, loadedAt, affected }: Advisories): string {
  if (count === 0) return `No advisories are loaded: ${example}`;
  const known = `${count} advisories, last loaded ${formatTime(loadedAt)}.`;
  if (affected.length === 0) return `${known} No channel serves a package that they are about.`;
  const rows = affected.map((found) => [
    `${found.package} ${found.version}`,
    found.ids[0] ?? '',
    found.severity ?? '',
    `${found.name}${found.isCanary ? ' (canary)' : ''}`,
    found.team ?? 'the platform',
    found.channel,
    found.pages === null ? 'every page' : found.pages.join(' ') || 'none',
    found.since ? `${formatTime(found.since.at)} with ${found.since.release}` : '',
  ]);
  const head = ['package', 'advisory', 'severity', 'remote', 'team', 'channel', 'pages', 'since'];
  return `${formatTable([head, ...rows])}\n${known}`;
}

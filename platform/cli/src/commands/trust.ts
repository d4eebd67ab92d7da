import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions, whyOption } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none, one, requireWhy } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';

const examples = {
  low: 'aangan trust low offers --grant "read /api/designers/vendors/" --grant "open /vendors/:id" --why "an agency builds it"',
  full: 'aangan trust full offers --why "it was reviewed"',
};

export const trustCommand: Command = {
  name: 'trust',
  parameters: 'list | low <remote> | full <remote>',
  access: 'change',
  summary: 'Runs the pages and parts of a remote in frames of another origin, on all channels.',
  options: {
    grant: {
      type: 'string',
      value: '<ask>',
      isRepeated: true,
      about:
        'With low: what its frames may do, as "asks" of its remote.json has it: read, open, tell or fill; again for more',
    },
    why: whyOption,
    json: jsonOption,
    ...siteOptions,
  },
  details:
    'low replaces what was granted before. Pages that are open reload at the next safe moment. A new release that asks for more than it was granted is refused.',
  takesRemotes: true,
  examples: ['aangan trust list', examples.low, examples.full],
  words: ['list', 'low', 'full'],
  run: async ([word, ...rest], values) => {
    if (word === 'list') return list(rest, values);
    if (word === 'low' || word === 'full') return mark(word, rest, values);
    throw new UsageError(`Name what to do: list, low or full, as in ${examples.low}`);
  },
};

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  if (values.grant) throw new UsageError('--grant is for low: list shows what was granted.');
  const site = await signIn(siteSettings(values), publisher);
  const result = await site.read(toRegistry('get', '/low-trust', {}));
  if (!result) {
    throw new PlainError(
      'The registry of this site does not know low trust: every remote is trusted fully there. Update the registry first.',
    );
  }
  const rows = result.results.map(({ name, grants, by, why }) => [
    name,
    grants.join(', ') || 'nothing',
    by,
    why,
  ]);
  const text =
    rows.length === 0
      ? 'Every remote is trusted fully.'
      : formatTable([['low trust', 'may', 'by', 'why'], ...rows]);
  printResult(values, { result, text });
  return 0;
}

async function mark(
  word: 'low' | 'full',
  positionals: readonly string[],
  values: OptionValues,
): Promise<number> {
  const name = one(positionals, `one remote: ${examples[word]}`);
  const grants = values.grant ?? [];
  if (word === 'full' && grants.length > 0) {
    throw new UsageError('--grant is for low: a remote of full trust needs none.');
  }
  if (grants.length > 0) {
    const { requireAsks } = await import('../command-line/require-asks.ts');
    requireAsks(grants);
  }
  const why = requireWhy(
    values,
    [`aangan trust ${word} ${name}`, ...grants.map(asOption)].join(' '),
  );
  const site = await signIn(siteSettings(values), publisher);
  const params = { name };
  if (word === 'full') {
    const result = await site.send(
      toRegistry('post', '/low-trust/{name}/end', { params, body: { why } }),
    );
    printResult(values, { result, text: `${name} is trusted fully. ${servedOn(result)}` });
    return 0;
  }
  const result = await site.send(
    toRegistry('put', '/low-trust/{name}', { params, body: { grants: [...grants], why } }),
  );
  const may = `${name} runs in frames, and may: ${grants.join(', ') || 'nothing'}.`;
  const text = [`${may} ${servedOn(result)}`, ...differences(result)].join('\n');
  printResult(values, { result, text });
  return 0;
}

const asOption = (grant: string) => `--grant "${grant}"`;

const servedOn = ({ channels }: { channels: readonly string[] }) =>
  `It is served on ${channels.join(', ') || 'no channel'}.`;

/** What was granted and is not asked for, and the other way round: only what is both is open. */
function differences({
  notAsked = [],
  notGranted = [],
}: {
  notAsked?: readonly string[];
  notGranted?: readonly string[];
}): string[] {
  const open =
    'Put them into "asks" of its remote.json and release it: until then they are not open.';
  return [
    ...(notAsked.length > 0 ? [`It asks for none of: ${notAsked.join(', ')}. ${open}`] : []),
    ...(notGranted.length > 0
      ? [`Its release asks for what was not granted and gets no answer: ${notGranted.join(', ')}.`]
      : []),
  ];
}

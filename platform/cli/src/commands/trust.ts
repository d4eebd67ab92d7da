import { toRegistry } from '@aangan/registry-client';
import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions, whyOption } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none, one, requireWhy } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { signIn } from '../sign-in.ts';
import { formatTable } from '../status/format-table.ts';

const example =
  'aangan trust low offers --grant "read /api/designers/vendors/" --grant "open /vendors/:id" --why "an agency builds it"';

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
        'With low: what its frames may do, as "asks" of its remote.json has it; again for more',
    },
    why: whyOption,
    json: jsonOption,
    ...siteOptions,
  },
  details:
    'low replaces what was granted before. Pages that are open reload at the next safe moment. A new release that asks for more than it was granted is refused.',
  takesRemotes: true,
  examples: ['aangan trust list', example, 'aangan trust full offers --why "it was reviewed"'],
  words: ['list', 'low', 'full'],
  run: async ([word, ...rest], values) => {
    if (word === 'list') return list(rest, values);
    if (word === 'low' || word === 'full') return mark(word, rest, values);
    throw new UsageError(`Name what to do: list, low or full, as in ${example}`);
  },
};

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const site = await signIn(siteSettings(values), publisher);
  const result = await site.read(toRegistry('get', '/low-trust', {}));
  const rows = (result?.results ?? []).map(({ name, grants, by, why }) => [
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
  const name = one(positionals, `one remote: ${example}`);
  const why = requireWhy(values, `aangan trust ${word} ${name}`);
  const grants = values.grant ?? [];
  if (word === 'full' && grants.length > 0) {
    throw new UsageError('--grant is for low: a remote of full trust needs none.');
  }
  const site = await signIn(siteSettings(values), publisher);
  const params = { name };
  const result = await site.send(
    word === 'low'
      ? toRegistry('put', '/low-trust/{name}', { params, body: { grants: [...grants], why } })
      : toRegistry('post', '/low-trust/{name}/end', { params, body: { why } }),
  );
  const where = result.channels.join(', ') || 'no channel';
  const text =
    word === 'low'
      ? `${name} runs in frames, and may: ${grants.join(', ') || 'nothing'}. It is served on ${where}.`
      : `${name} is trusted fully. It is served on ${where}.`;
  printResult(values, { result, text });
  return 0;
}

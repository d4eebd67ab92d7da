import { type Provenance, type PublishedRelease, toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { readReleaseArgument, releaseIdOf } from '../command-line/release-argument.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { describeProvenance } from '../provenance/describe-provenance.ts';
import { signIn } from '../sign-in.ts';
import { formatTime } from '../status/format-time.ts';

const example = 'aangan release vendors@0123456789abcdef';

export const releaseCommand: Command = {
  name: 'release',
  parameters: '<remote>@<version>',
  access: 'read',
  summary:
    'One release: who published and who built it, from which commit, and signed with which key.',
  options: { json: jsonOption, ...siteOptions },
  examples: [example],
  run: (positionals, values) => show(one(positionals, `a release: ${example}`), values),
};

async function show(text: string, values: OptionValues): Promise<number> {
  const { name, release: version } = readReleaseArgument(text);
  const release = releaseIdOf(version);
  const site = await signIn(siteSettings(values), publisher);
  const [listed, provenance] = await Promise.all([
    site.read(toRegistry('get', '/releases', { query: { name } })),
    site.read(
      toRegistry('get', '/releases/{name}/{release}/provenance', { params: { name, release } }),
    ),
  ]);
  const found = listed?.results.find((it) => it.release === release);
  if (!provenance) throw new PlainError(`There is no published release ${name} ${version}.`);
  const result = { name, ...found, release, provenance: provenance.results };
  const lines = [...(found ? about(found) : []), ...saidOf(provenance.results)];
  printResult(values, {
    result,
    text: [`${name} ${found?.version ?? release}`, ...lines].join('\n'),
  });
  return 0;
}

function about({ publishedAt, createdBy, commit, run, channels, retiredAt }: PublishedRelease) {
  return [
    `Published ${formatTime(publishedAt)} by ${createdBy}${commit ? `, who says commit ${commit.id}` : ''}`,
    ...(run?.url ? [`In ${run.url}`] : []),
    channels.length > 0 ? `On ${channels.join(', ')}` : 'On no channel',
    ...(retiredAt ? [`Retired ${formatTime(retiredAt)}`] : []),
  ];
}

const saidOf = (results: Provenance[]) =>
  results.length === 0 ? ['Provenance: none'] : results.flatMap(describeProvenance);

import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { readReleaseArgument, releaseIdOf } from '../command-line/release-argument.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { signIn } from '../sign-in.ts';

const example = 'aangan verify vendors@0123456789abcdef';

export const verifyCommand: Command = {
  name: 'verify',
  parameters: '<remote>@<version>',
  access: 'read',
  summary: 'Checks from outside that a site serves what a build has signed.',
  options: {
    key: {
      type: 'string',
      value: '<file>',
      about: 'Only a signature with this public key counts, whatever the registry says of keys',
    },
    json: jsonOption,
    ...siteOptions,
  },
  details:
    'It downloads the files as visitors get them, compares them with release.json, and that with what was signed. It ends with 1 and the reason where anything differs.',
  examples: [example, `${example} --key public.pem`],
  run: (positionals, values) => verify(one(positionals, `a release: ${example}`), values),
};

async function verify(text: string, values: OptionValues): Promise<number> {
  const { name, release } = readReleaseArgument(text);
  const settings = siteSettings(values);
  const site = await signIn(settings, publisher);
  const { verifyRelease } = await import('../provenance/verify-release.ts');
  const named = { name, release: releaseIdOf(release) };
  const result = await verifyRelease(site, settings.url, named, values.key);
  const lines = [...result.lines, ...result.problems.map((problem) => `Not verified: ${problem}`)];
  if (result.problems.length === 0) lines.push(`${text} is verified.`);
  printResult(values, { result, text: lines.join('\n') });
  return result.problems.length === 0 ? 0 : 1;
}

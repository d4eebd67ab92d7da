import { toRegistry } from '@aangan/registry-client';
import { publisher } from '../change-site.ts';
import type { Command } from '../command-line/command.ts';
import { jsonOption, siteOptions, whyOption } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { readReleaseArgument } from '../command-line/release-argument.ts';
import { one, requireWhy } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { signIn } from '../sign-in.ts';

export const retireCommand: Command = {
  name: 'retire',
  parameters: '<remote>@<version>',
  access: 'change',
  summary: 'Makes sure that a release is never put on a channel again.',
  options: { why: whyOption, json: jsonOption, ...siteOptions },
  details: 'Refused while a channel serves it or has it as the last known good release.',
  examples: ['aangan retire vendors@0123456789abcdef --why "it leaks addresses"'],
  run: async (positionals, values) => {
    const named = one(positionals, 'one release: aangan retire vendors@0123456789abcdef --why …');
    const { name, release } = readReleaseArgument(named);
    const why = requireWhy(values, `aangan retire ${named}`);
    const site = await signIn(siteSettings(values), publisher);
    const id = release.slice(release.lastIndexOf('+') + 1);
    const params = { name, release: id };
    const result = await site.send(
      toRegistry('post', '/releases/{name}/{release}/retirement', { params, body: { why } }),
    );
    printResult(values, { result, text: `${name} ${id} is retired.` });
    return 0;
  },
};

import { publisher } from '../change-site.ts';
import type { Command } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { describeComposition } from '../composition/describe-composition.ts';
import { readComposition, readCompositionId } from '../composition/read-composition.ts';
import { signIn } from '../sign-in.ts';

const example = 'aangan composition AbCdEfGhIjKlMnOpQrStUv';

export const compositionCommand: Command = {
  name: 'composition',
  parameters: '<id>',
  access: 'read',
  summary: 'The releases of a composition that was ever served.',
  options: { json: jsonOption, ...siteOptions },
  details: 'The id is in an error that a page reported (aangan errors), and in the page itself.',
  examples: [example, `${example} --json`],
  run: async (positionals, values) => {
    const id = readCompositionId(one(positionals, `a composition: ${example}`));
    const result = await readComposition(await signIn(siteSettings(values), publisher), id);
    printResult(values, { result, text: describeComposition(result) });
    return 0;
  },
};

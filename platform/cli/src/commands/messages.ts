import type { Command } from '../command-line/command.ts';
import { jsonOption } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { atMostOne } from '../command-line/required.ts';
import { describeCatalogue } from '../messages/describe-catalogue.ts';
import { updateCatalogues } from '../messages/update-catalogues.ts';
import { remoteFolder } from '../publish/remote-folder.ts';

const example = 'aangan messages vendors';

export const messagesCommand: Command = {
  name: 'messages',
  parameters: '[<remote>]',
  summary: 'Writes the messages of a remote into its files of translations.',
  options: {
    check: {
      type: 'boolean',
      about: 'Writes nothing; the exit code is 1 where something is missing',
    },
    json: jsonOption,
  },
  details:
    'The files are locales/<language>.po: an empty one begins a language. New messages come without a translation, and those whose text has changed are marked as fuzzy.',
  takesRemotes: true,
  examples: [example, 'aangan messages --check'],
  run: async (positionals, values) => {
    const directory = remoteFolder(atMostOne(positionals, `a remote: ${example}`), example);
    const isCheck = values.check === true;
    const files = await updateCatalogues([directory], isCheck);
    const text = files.map((file) => describeCatalogue(file, directory)).join('\n');
    const none = 'It has no files of translations: an empty locales/hi.po begins Hindi.';
    printResult(values, { result: { files }, text: text || none });
    const isWrong = files.some(({ untranslated, isStale }) => isStale || untranslated.length > 0);
    return isCheck && isWrong ? 1 : 0;
  },
};

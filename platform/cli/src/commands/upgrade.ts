import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '@aangan/server/plain-error';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { enclosingRemote } from '../places.ts';
import { readNewestSdk, withSdk } from '../sdk/read-sdk.ts';

export const upgradeCommand: Command = {
  name: 'upgrade',
  summary: 'Takes the newest packages of the site into the repository of a remote.',
  options: { json: jsonOption, ...siteOptions },
  details:
    'Writes the addresses of the packages into package.json, with the versions of React and others that they are made for. Afterwards run npm install, and the tests.',
  examples: ['aangan upgrade'],
  run: async (positionals, values) => {
    none(positionals);
    return upgrade(values);
  },
};

async function upgrade(values: OptionValues): Promise<number> {
  const folder = enclosingRemote();
  if (!folder)
    throw new PlainError('This is not the repository of a remote: it has no remote.json.');
  const file = path.join(folder, 'package.json');
  const before = await readFile(file, 'utf8');
  if (before.includes('"workspace:*"')) {
    throw new PlainError('This remote takes the packages of its workspace, which has one version.');
  }
  const sdk = await readNewestSdk(siteSettings(values).url);
  const after = withSdk(before, sdk);
  const { version } = sdk;
  if (after === before) {
    printResult(values, {
      result: { version, changed: false },
      text: `It has ${version} already.`,
    });
    return 0;
  }
  await writeFile(file, after);
  const text = `package.json names packages ${version} now. Next: npm install && npm test`;
  printResult(values, { result: { version, changed: true }, text });
  return 0;
}

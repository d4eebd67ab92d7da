import { readFile } from 'node:fs/promises';
import { type CheckResult, toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { compositionExample, compositionOptions } from '../composition-check/options.ts';
import { checkLab, labExample, labOption, labOptions } from '../lab/check-lab.ts';
import { updateCatalogues } from '../messages/update-catalogues.ts';
import { publishBuilt } from '../publish/publish-built.ts';
import { remoteFolder } from '../publish/remote-folder.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';
import { consumedTypes, staleTypes } from '../types/consumed-types.ts';
import { oldFlags } from '../values/old-flags.ts';
import { readValues } from '../values/read-values.ts';

type ChannelResult = Omit<CheckResult, 'openedIn'> & Partial<CheckResult> & { channel: string };

const example = 'aangan check vendors';

export const checkCommand: Command = {
  name: 'check',
  parameters:
    '[<remote>] | api <openapi.json> | --composition <link|id|release> … | --lab <remote>[@<version>]',
  access: 'change',
  summary:
    'Says whether a remote, or a new API, would fit what every channel serves; --composition opens the pages that it touches.',
  options: {
    ...compositionOptions,
    lab: labOption,
    ...labOptions,
    json: jsonOption,
    ...siteOptions,
  },
  details:
    'A remote is built and published, and no channel is changed. The exit code is 1 where a channel would refuse it. With --composition the pages that the releases can touch are opened, with axe and the journeys of their remotes, and the release to blame is found by swapping releases. With --lab its pages are loaded in Chromium on this machine, throttled, beside those of the release that the channel serves.',
  takesRemotes: true,
  examples: [example, 'aangan check api openapi.json', compositionExample, labExample],
  words: ['api'],
  run: async (positionals, values) => {
    if (values.composition !== undefined) {
      // Loaded here: the checker and the registry's rules load slowly.
      const { runCompositionCheck } = await import('../composition-check/run-check.ts');
      return runCompositionCheck(positionals, values);
    }
    const [what, file, ...others] = positionals;
    if (others.length > 0 || (file !== undefined && what !== 'api')) {
      throw new UsageError(`Name a remote or an API's document: ${example}`);
    }
    if (values.lab) return checkLab(one(positionals, `a remote: ${labExample}`), values);
    if (what !== 'api') return checkRemote(what, values);
    if (file === undefined)
      throw new UsageError('Name the document: aangan check api openapi.json');
    return checkApi(file, values);
  },
};

async function checkRemote(remote: string | undefined, values: OptionValues): Promise<number> {
  const directory = remoteFolder(remote, example);
  const site = await signIn(siteSettings(values), publisher);
  const { name, release, version } = await publishBuilt(site, directory, values);
  const known = await site.read(toRegistry('get', '/channels'));
  const results: ChannelResult[] = [];
  for (const channel of known?.results ?? []) {
    const result = await site.send(
      toRegistry('post', '/channels/{channel}/checks', {
        params: { channel },
        body: { releases: [{ name, release }] },
      }),
    );
    const { values: settings } = await readValues(site, channel);
    const old = oldFlags(channel, name, { values: settings, now: Date.now() });
    results.push({ ...result, channel, warnings: [...result.warnings, ...old] });
  }
  const missing = await untranslatedOf(directory);
  const checked = await withStaleTypes(site, directory, results);
  return report(
    `${name} ${version ?? release}`,
    checked.map((result) => ({ ...result, warnings: [...result.warnings, ...missing] })),
    values,
  );
}

/** The messages of a remote that a language lacks. A channel that requires the language refuses them. */
async function untranslatedOf(directory: string): Promise<string[]> {
  const catalogues = await updateCatalogues([directory], true);
  return catalogues
    .filter(({ untranslated }) => untranslated.length > 0)
    .map(
      ({ language, count, untranslated }) =>
        `${untranslated.length} of ${count} messages are not translated to ${language}: ${untranslated.join(', ')}.`,
    );
}

/** A channel's releases may declare other types of consumed parts than those that the remote was written with. */
async function withStaleTypes(
  site: SiteClient,
  directory: string,
  results: readonly ChannelResult[],
): Promise<ChannelResult[]> {
  const checked = results.map(async (result): Promise<ChannelResult> => {
    // Where the channel lacks a part, the gate has said so.
    const types = await consumedTypes(site, directory, result.channel).catch(() => ({}));
    const stale = (await staleTypes(directory, types)).map(
      (file) => `${file} is no longer what ${result.channel} serves: run aangan types.`,
    );
    return { ...result, warnings: [...result.warnings, ...stale] };
  });
  return Promise.all(checked);
}

async function checkApi(file: string, values: OptionValues): Promise<number> {
  const document = await readDocument(file);
  const site = await signIn(siteSettings(values), publisher);
  const { results } = await site.send(toRegistry('post', '/checks/api', { body: { document } }));
  return report(`The API of ${file}`, results, values);
}

async function readDocument(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // Without what the file says: an assistant may name any file.
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    throw new PlainError(`${file} cannot be read as JSON: ${reason}.`, { cause: error });
  }
}

function report(subject: string, results: readonly ChannelResult[], values: OptionValues): number {
  const text = results.map(({ channel, problems, warnings, openedIn = [] }) => {
    const verdict = problems.length === 0 ? `fits ${channel}.` : `does not fit ${channel}:`;
    return [
      `${subject} ${verdict}`,
      ...(openedIn.length > 0 ? [`  Pages were opened in ${openedIn.join(', ')}.`] : []),
      ...problems.map((problem) => `  - ${problem}`),
      ...warnings.map((warning) => `  Warning: ${warning}`),
    ].join('\n');
  });
  printResult(values, { result: { results }, text: text.join('\n') });
  return results.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

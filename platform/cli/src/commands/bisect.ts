import { bisect, type Guilt, type Releases } from '../bisect/bisect.ts';
import { readSide } from '../bisect/read-side.ts';
import { tryCommand } from '../bisect/try-command.ts';
import { publisher } from '../change-site.ts';
import type { Command } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { readWhole, some } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { makeLink } from '../composition/make-link.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';

const example =
  'aangan bisect --good AbCdEfGhIjKlMnOpQrStUv --bad production@2026-11-22T15:30Z -- ./try.sh';

const side = (about: string) => ({ type: 'string', value: '<composition>', about }) as const;

export const bisectCommand: Command = {
  name: 'bisect',
  parameters: '-- <command> …',
  access: 'change',
  summary: 'Finds the releases that make a composition bad, by trying a command.',
  options: {
    good: side('With its releases the command succeeds: an id, or <channel>@<time>'),
    bad: side('With its releases it fails'),
    links: {
      type: 'boolean',
      about: 'Makes a compose link for each try and gives it in AANGAN_LINK',
    },
    timeout: { type: 'string', value: '<s>', about: 'Longer is a failure; 300 seconds without' },
    json: jsonOption,
    ...siteOptions,
  },
  details: `The command gets the releases to try in AANGAN_RELEASES, as aangan promote takes them, and ends with 0 where they
are good. Of n releases that differ it is run log2(n) + 1 times.`,
  examples: [example],
  run: async (positionals, { good, bad, timeout, links = false, ...values }) => {
    if (good === undefined || bad === undefined) {
      throw new UsageError(`Name a good and a bad composition: ${example}`);
    }
    const command = some(positionals, `the command to try: ${example}`);
    const timeoutMs = (readWhole('timeout', timeout) ?? 300) * 1_000;
    if (timeoutMs < 1_000 || timeoutMs > 86_400_000) {
      throw new UsageError('--timeout takes 1 to 86400 seconds.');
    }
    const [readGood, readBad] = [readSide(good), readSide(bad)];
    const site = await signIn(siteSettings(values), publisher);
    const result = await bisect(await readGood(site), await readBad(site), async (releases) => {
      const link = links ? await linkTo(site, releases) : undefined;
      const env = { AANGAN_RELEASES: namesOf(releases), ...(link && { AANGAN_LINK: link }) };
      return !(await tryCommand(command, { env, timeoutMs }));
    });
    printResult(values, { result, text: describe(result) });
    return 0;
  },
};

/** A link to exactly these releases on staging, for as long as the search may take. */
async function linkTo(site: SiteClient, releases: Releases): Promise<string> {
  const named = Object.entries(releases).map(([name, release]) => ({ name, release }));
  const wanted = { channel: 'staging', releases: named, isComplete: true };
  return (await makeLink(site, { hours: '24' }, wanted)).link;
}

function namesOf(releases: Releases): string {
  return Object.entries(releases)
    .map(([name, release]) => `${name}@${release}`)
    .toSorted()
    .join(' ');
}

function describe({ guilty, boots }: Guilt): string {
  const lines = guilty.map(
    ({ name, from, to }) => `  ${name} ${from ?? '(none)'} → ${to ?? '(none)'}`,
  );
  const head = guilty.length === 1 ? 'Guilty:' : 'Guilty only together:';
  return [head, ...lines, `${boots} compositions were tried.`].join('\n');
}

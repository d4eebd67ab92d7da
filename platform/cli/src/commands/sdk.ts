import type { Command, OptionValues } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { readNewestSdk } from '../sdk/read-sdk.ts';

const example = 'aangan sdk publish --to https://npm.aangan.example/';

export const sdkCommand: Command = {
  name: 'sdk',
  parameters: '[publish]',
  summary: 'The packages that remotes in other repositories are built with; publish copies them.',
  options: {
    to: { type: 'string', value: '<url>', about: 'The npm registry that publish sends them to' },
    json: jsonOption,
    ...siteOptions,
  },
  details:
    'publish takes the newest packages of the site, compares them with their integrity, and runs npm publish for each: npm has the account. There they need each other by version and not by address.',
  words: ['publish'],
  examples: ['aangan sdk', example],
  run: async (positionals, values) => {
    const [what, ...others] = positionals;
    if (others.length > 0 || (what !== undefined && what !== 'publish')) {
      throw new UsageError(`aangan sdk takes publish, or nothing: ${example}`);
    }
    return what === 'publish' ? publish(values) : list(values);
  },
};

async function list(values: OptionValues): Promise<number> {
  const result = await readNewestSdk(siteSettings(values).url);
  const text = [
    `${result.version} (${result.state})`,
    ...result.packages.map(({ name, url, bytes }) => `  ${name}  ${url}  ${bytes} bytes`),
  ].join('\n');
  printResult(values, { result, text });
  return 0;
}

async function publish(values: OptionValues): Promise<number> {
  const { to } = values;
  if (to === undefined || !URL.canParse(to)) {
    throw new UsageError(`Name the registry: ${example}`);
  }
  const sdk = await readNewestSdk(siteSettings(values).url);
  // Loaded here: most commands unpack nothing.
  const { publishSdk } = await import('../sdk/publish-sdk.ts');
  const published = await publishSdk(sdk, to);
  const text = published.map((name) => `${name}@${sdk.version}`).join('\n');
  printResult(values, { result: { version: sdk.version, published }, text });
  return 0;
}

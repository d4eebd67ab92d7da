import path from 'node:path';
import { parseArgs } from 'node:util';
import { isPlainError, PlainError } from '@aangan/server/plain-error';
import { readNewestSdk } from '../sdk/read-sdk.ts';
import { newRepository } from './new-repository.ts';
import { readExtras } from './read-extras.ts';

const usage =
  'create-aangan-remote <name> [--team <name>] [--with part,detail,signed-in] [--into <folder>] [--url <site>]';

const help = `${usage}

Writes a repository for a remote of the site that this command comes from.

  --team <name>     the team that owns it; named like the remote without
  --with <extras>   what it has beside its page; part without
  --into <folder>   where it is written; a new folder of its name without
  --url <site>      another site, such as https://aangan.example
`;

/**
 * Writes a repository for a remote of a site, and says what to do next.
 * @param argv the command line
 * @param site the origin of the site that the command comes from
 * @returns the exit code
 */
export async function createRemote(argv: readonly string[], site: string): Promise<number> {
  try {
    await create(argv, site);
    return 0;
  } catch (error) {
    console.error(isPlainError(error) ? error.message : error);
    return 1;
  }
}

async function create(argv: readonly string[], cameFrom: string): Promise<void> {
  const { values, positionals } = parse(argv);
  if (values.help) {
    console.log(help);
    return;
  }
  const { name, team, extras, folder, url } = readRemote(positionals, values);
  const site = url ?? cameFrom;
  const sdk = await readNewestSdk(site);
  const files = await newRepository({ name, team, extras, folder, site, sdk });
  const place = path.relative(process.cwd(), folder) || '.';
  console.log(`${files.map((file) => `  ${path.join(place, file)}`).join('\n')}

The repository of ${name} is in ${place}, with packages ${sdk.version} of ${site}. Next:
  cd ${place}
  npm install && npm test                  installs its packages and runs its tests
  export AANGAN_TOKEN=…                    the token of your team, from an integrator of the site
  npm run dev                              shows it in the pages of staging
  npm run -s aangan -- deploy --to staging  puts it there`);
}

const options = {
  team: { type: 'string' },
  with: { type: 'string', default: 'part' },
  into: { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options });
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function readRemote(
  [name, ...others]: readonly string[],
  { team, with: extras, into, url }: ReturnType<typeof parse>['values'],
) {
  if (name === undefined || others.length > 0) throw new PlainError(`Name the remote: ${usage}`);
  const folder = path.resolve(into ?? name);
  return { name, team, extras: readExtras(extras), folder, url: url && originOf(url) };
}

/** @throws {PlainError} for a text that is no address of a site */
function originOf(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new PlainError(
    `--url takes the address of a site, such as https://aangan.example, not "${url}".`,
  );
}

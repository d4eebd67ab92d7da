import { type Sdk, toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { createSiteClient } from '../site-client.ts';

/** One version of the platform's packages, as a site lists it. */
export type SdkVersion = Sdk['results'][number];

/**
 * The newest version of the platform's packages that a site has.
 * @param site its origin
 * @throws {PlainError} where the site does not answer, or has none
 */
export async function readNewestSdk(site: string): Promise<SdkVersion> {
  const [newest] = (await createSiteClient(site).read(toRegistry('get', '/sdk')))?.results ?? [];
  if (newest) return newest;
  throw new PlainError(
    `${site} has no packages for repositories of teams. Its operators publish them with npm run sdk and a start.`,
  );
}

/**
 * A package.json whose packages of the platform, and those that they are installed beside, are those of a version.
 * @param text with `workspace:*` or the address or number of another version in place of the packages, and `catalog:` or
 *   a number in place of the others
 */
export function withSdk(
  text: string,
  {
    packages,
    libraries,
  }: { packages: { name: string; url: string }[]; libraries: Record<string, string> },
): string {
  const addresses = new Map(packages.map(({ name, url }) => [name, url]));
  return text.replace(/"([^"]+)": "([^"]*)"/g, (line, name: string, specifier: string) => {
    const wanted = isSpecifier(specifier) ? (addresses.get(name) ?? libraries[name]) : undefined;
    return wanted === undefined ? line : `"${name}": "${wanted}"`;
  });
}

/** Whether a text can be what a package.json asks for of a package: scripts have names of packages too. */
function isSpecifier(text: string): boolean {
  return /^(?:workspace:\*|catalog:|https?:\S+\.tgz|[~^]?\d+\.\d+\.\S+)$/.test(text);
}

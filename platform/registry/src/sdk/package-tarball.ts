import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { tarEnd, tarHeader, tarPadding } from '@aangan/server/tar';
import type { PackageFile } from './built-sdk.ts';

const compress = promisify(gzip);

/** A version of the platform's packages, at the address that they are installed from. */
export interface AddressedSdk {
  version: string;
  /** The origin of the site. */
  site: string;
}

/** What a package.json says of a dependency that is another package of the same version. */
const ofSameVersion = 'workspace:*';

/** The file that a package is served as: `@aangan/host` of 2.11.0 is `aangan-host-2.11.0.tgz`, as npm pack names it. */
export function tarballName(name: string, version: string): string {
  return `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
}

/** Where a package is installed from. */
function tarballAddress({ site, version }: AddressedSdk, name: string): string {
  return new URL(`/platform/sdk/${tarballName(name, version)}`, site).href;
}

/**
 * A package as npm installs it: its package.json gets the version, the site, and the addresses of the other packages.
 * The same files make the same bytes.
 */
export async function packageTarball(
  files: readonly PackageFile[],
  sdk: AddressedSdk,
): Promise<Buffer> {
  const parts = files.flatMap(({ path, bytes }) => {
    const content = path === 'package.json' ? addressed(bytes, sdk) : bytes;
    const header = tarHeader(`package/${path}`, content.length);
    return [header, content, tarPadding(content.length)];
  });
  return compress(Buffer.concat([...parts, tarEnd]), { level: 9 });
}

function addressed(bytes: Buffer, sdk: AddressedSdk): Buffer {
  const manifest = JSON.parse(bytes.toString('utf8'));
  const dependencies = Object.entries<string>(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    range === ofSameVersion ? tarballAddress(sdk, name) : range,
  ]);
  const made = {
    ...manifest,
    version: sdk.version,
    dependencies: Object.fromEntries(dependencies),
    aangan: { site: sdk.site },
  };
  return Buffer.from(`${JSON.stringify(made, null, 2)}\n`);
}

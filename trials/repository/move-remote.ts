import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readNewestSdk, withSdk } from '../../platform/cli/src/sdk/read-sdk.ts';
import { catalog, versionOf } from '../../platform/sdk/src/packages.ts';

const configuration = 'remoteConfig({ directory: import.meta.dirname, manifest })';

/**
 * Puts the sources and translations of a remote of this workspace into a repository that was made for it, with what it depends on, and
 * turns React's compiler on, as it is here.
 * @param from the remote's folder
 * @param to the repository's
 */
export async function moveRemote(from: string, to: string, site: string): Promise<void> {
  await rm(join(to, 'src'), { recursive: true });
  for (const folder of ['src', 'locales']) {
    await cp(join(from, folder), join(to, folder), { recursive: true });
  }
  await cp(join(from, 'remote.json'), join(to, 'remote.json'));
  const read = async (folder: string) =>
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const [own, made] = await Promise.all([read(from), read(to)]);
  const versions = catalog(join(from, '..'));
  const moved = Object.fromEntries(
    Object.entries<string>({ ...own.dependencies, ...own.devDependencies }).map(([name, asked]) => [
      name,
      asked === 'catalog:' ? versionOf(versions, name) : asked,
    ]),
  );
  const dependencies = { ...moved, ...made.dependencies };
  const manifest = { ...made, version: own.version, dependencies };
  const config = join(to, 'webpack.config.js');
  const written = (await readFile(config, 'utf8')).replace(
    configuration,
    configuration.replace(' })', ', isCompiled: true })'),
  );
  await writeFile(config, written);
  const text = withSdk(JSON.stringify(manifest, null, 2), await readNewestSdk(site));
  await writeFile(join(to, 'package.json'), text);
}

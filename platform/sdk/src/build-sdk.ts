import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildLocalShell, buildPortable, sourceHash } from '@aangan/build/packages';
import { bundleCommands } from './bundle-commands.ts';
import { addCommands } from './command-packages.ts';
import { compile } from './compile.ts';
import { fillPackage } from './fill-package.ts';
import { catalog, commands, libraries, sdkPackages, type WorkspacePackage } from './packages.ts';

/** The packages that were built: sdk.json in their folder says the same. */
export interface BuiltSdk {
  /** False if the existing ones were made from the same sources and are used again. */
  built: boolean;
  /** The folder with sdk.json and a folder for each package. */
  directory: string;
}

/**
 * Builds the packages for other repositories into `platform/sdk/dist`, unless the last build is of the same sources.
 * @param root of the workspace
 * @throws Error with what the compiler or webpack says
 */
export async function buildSdk(root: string): Promise<BuiltSdk> {
  const directory = join(root, 'platform/sdk/dist');
  const packages = sdkPackages(root);
  const sources = sourcesOf(root, packages);
  if (readSources(directory) === sources) return { built: false, directory };
  const compiled = join(root, 'node_modules/.aangan/sdk/compiled');
  const draft = join(root, 'node_modules/.aangan/sdk/draft');
  await Promise.all(
    [compiled, draft].map((folder) => rm(folder, { recursive: true, force: true })),
  );
  await buildPortable(join(root, 'shell'));
  const shell = await buildLocalShell(join(root, 'shell'));
  await compile(root, packages, compiled);
  const versions = catalog(root);
  for (const one of packages) {
    await fillPackage(one, { root, compiled, versions, folder: join(draft, folderOf(one)) });
  }
  const build = join(draft, 'build');
  await cp(join(root, 'platform/portable/dist'), join(build, 'portable'), { recursive: true });
  await cp(shell, join(build, 'local-shell'), { recursive: true });
  await bundleCommands(root, (command) => join(draft, command));
  await addCommands(root, draft);
  const named = packages.map((one) => [one.manifest.name, folderOf(one)]);
  const sdk = {
    sources,
    contract: contractOf(packages),
    content: await contentOf(draft),
    libraries: libraries(root),
    packages: Object.fromEntries([...named, ...commands.map((name) => [name, name])]),
  };
  await writeFile(join(draft, 'sdk.json'), `${JSON.stringify(sdk, null, 2)}\n`);
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(directory, '..'), { recursive: true });
  await rename(draft, directory);
  return { built: true, directory };
}

/** The folder of a package in the build: `host` for `@aangan/host`. */
const folderOf = ({ manifest }: WorkspacePackage) => manifest.name.replace('@aangan/', '');

/** A hash over everything that the packages are built from. */
function sourcesOf(root: string, packages: readonly WorkspacePackage[]): string {
  const hash = createHash('sha256');
  const folders = ['platform/sdk', 'platform/portable', ...packages.map((one) => one.directory)];
  for (const folder of folders) hash.update(sourceHash(join(root, folder)));
  hash.update(sourceHash(join(root, 'shell'), 'local'));
  const others = globSync(['platform/cli/templates/**/*.template', 'tools/jest/*.js'], {
    cwd: root,
  });
  for (const file of others.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readSources(directory: string): string | undefined {
  const file = join(directory, 'sdk.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).sources : undefined;
}

/** The version of the contract between host and remotes. */
function contractOf(packages: readonly WorkspacePackage[]): string {
  const host = packages.find(({ manifest }) => manifest.name === '@aangan/host');
  if (!host?.manifest.version) throw new Error('@aangan/host is not among the packages.');
  return host.manifest.version;
}

/** A hash over all files of a folder and their paths. */
async function contentOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(folder, file)));
  return hash.digest('hex');
}

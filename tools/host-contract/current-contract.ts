import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HostContract, PackageContract } from './contract.ts';
import { extractTypes } from './extract-types.ts';
import { readPackageContract } from './read-package-contract.ts';

const root = resolve(import.meta.dirname, '../..');

/** The packages whose one copy the shell provides, and that are written here. */
const hostPackages = { '@aangan/host': 'shared/host', '@aangan/api-client': 'shared/api-client' };

/** Packages of one version: what other repositories install has it, and the shell must provide the same. */
const versioned = [...Object.values(hostPackages), 'shared/messages'];
const curatedRouter = 'shell/src/routing/shared-router.ts';

/**
 * The host contract as the sources have it now.
 * @throws Error when the packages do not have one version, which is the contract's
 */
export function currentContract(): HostContract {
  const packages: HostContract['packages'] = {};
  for (const [name, directory] of Object.entries(hostPackages)) {
    packages[name] = readPackageContract(
      extractTypes(directory, 'src/index.ts', workspacePackagesOf(directory)),
    );
  }
  packages['react-router-dom'] = routerContract(readFileSync(join(root, curatedRouter), 'utf8'));
  return { version: commonVersion(), packages };
}

/**
 * The packages of the workspace that a package's types are made of, without those that have a contract of their own: a
 * change of what a type inherits is a change of the type.
 */
function workspacePackagesOf(directory: string): string[] {
  const { dependencies = {} } = readPackage(directory);
  return Object.entries(dependencies)
    .filter(([name, version]) => version.startsWith('workspace:') && !(name in hostPackages))
    .map(([name]) => name);
}

interface Package {
  version: string;
  dependencies?: Record<string, string>;
}

function readPackage(directory: string): Package {
  return JSON.parse(readFileSync(join(root, directory, 'package.json'), 'utf8'));
}

function commonVersion(): string {
  const versions = versioned.map((directory) => readPackage(directory).version);
  const [version = '', ...others] = versions;
  if (others.every((other) => other === version)) return version;
  const list = versioned.join(' and ');
  throw new Error(`The packages of the host contract have one version: set it alike in ${list}.`);
}

/** The router's types belong to its own version; the contract holds the names that the shell shares. */
function routerContract(source: string): PackageContract {
  const exports = [...source.matchAll(/export \{([^}]*)\} from '([^']+)'/g)];
  const names = exports.flatMap(([, list = '', from = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [name, { declaration: `from ${from}` }] as const),
  );
  return Object.fromEntries(names.sort(([first], [second]) => first.localeCompare(second)));
}

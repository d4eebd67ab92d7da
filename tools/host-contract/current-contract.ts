import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HostContract, PackageContract } from './contract.ts';
import { extractTypes } from './extract-types.ts';
import { readPackageContract } from './read-package-contract.ts';

const root = resolve(import.meta.dirname, '../..');

/** The packages whose one copy the shell provides, and that are written here. */
const hostPackages = { '@aangan/host': 'shared/host', '@aangan/api-client': 'shared/api-client' };
const curatedRouter = 'shell/src/routing/shared-router.ts';

/** The host contract as the sources have it now; its version is that of @aangan/host. */
export function currentContract(): HostContract {
  const packages: HostContract['packages'] = {};
  for (const [name, directory] of Object.entries(hostPackages)) {
    packages[name] = readPackageContract(extractTypes(directory, 'src/index.ts'));
  }
  packages['react-router-dom'] = routerContract(readFileSync(join(root, curatedRouter), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'shared/host/package.json'), 'utf8'));
  return { version, packages };
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

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedApart } from '../../tools/installed-apart.ts';

const folder = join(import.meta.dirname, 'drivers');

/** A package of `drivers`, which are installed when the trial is first run. */
export async function driverPackage<Package>(name: string): Promise<Package> {
  await installedApart(folder, name, 'what drives the other browsers');
  return createRequire(join(folder, 'package.json'))(name) as Package;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { ConfigurationOf } from './configuration-of.ts';

/**
 * Reads the webpack.config of an app as webpack's command line does.
 * @param environment what the command line passes to it
 * @throws Error where nothing can be built in the folder
 */
export async function appConfiguration(
  directory: string,
  environment: Parameters<ConfigurationOf>[0],
): Promise<Configuration[]> {
  requireUsable(directory);
  const typed = join(directory, 'webpack.config.ts');
  const file = existsSync(typed) ? typed : join(directory, 'webpack.config.js');
  const { default: exported } = (await import(pathToFileURL(file).href)) as {
    default: ConfigurationOf | Configuration | Configuration[];
  };
  return [typeof exported === 'function' ? exported(environment) : exported].flat();
}

/** webpack splits paths at the first three, and Node puts names of modules in place of the last. */
function requireUsable(directory: string): void {
  const [character] = /[#!?*]/.exec(directory) ?? [];
  if (character === undefined) return;
  throw new Error(
    `Nothing can be built in ${directory}: ${character} in a path means something else to webpack and Node. Move the repository to a folder whose path has none of # ! ? *`,
  );
}

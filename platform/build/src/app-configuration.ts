import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { ConfigurationOf } from './configuration-of.ts';

/**
 * Reads the webpack.config of an app as webpack's command line does.
 * @param environment what the command line passes to it
 */
export async function appConfiguration(
  directory: string,
  environment: Parameters<ConfigurationOf>[0],
): Promise<Configuration[]> {
  const typed = join(directory, 'webpack.config.ts');
  const file = existsSync(typed) ? typed : join(directory, 'webpack.config.js');
  const { default: exported } = (await import(pathToFileURL(file).href)) as {
    default: ConfigurationOf | Configuration | Configuration[];
  };
  return [typeof exported === 'function' ? exported(environment) : exported].flat();
}

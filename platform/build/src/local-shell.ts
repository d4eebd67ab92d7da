import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { appConfiguration } from './app-configuration.ts';
import { hasInstalledSdk, sdkFolder } from './installed-sdk.ts';
import { localShellFolder } from './local-config.ts';
import { sourceHash } from './source-hash.ts';
import { workspaceRoot } from './workspace-packages.ts';

/**
 * The folder of the shell for development, built for remotes of this folder: in a workspace from its sources, unless
 * the last build is of the same ones.
 * @param directory of the remote
 */
export async function localShell(directory: string): Promise<string> {
  if (hasInstalledSdk(directory)) return join(sdkFolder, 'local-shell');
  return buildLocalShell(join(workspaceRoot(directory), 'shell'));
}

/** @param shell its folder @returns the folder of the build */
export async function buildLocalShell(shell: string): Promise<string> {
  const folder = join(shell, localShellFolder);
  const mark = join(folder, 'sources');
  const sources = sourceHash(shell, 'local');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return folder;
  // Its files find each other: they can be served from any origin.
  const compiler = webpack(await appConfiguration(shell, { localOrigin: 'http://localhost' }));
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
      else done();
    });
  });
  writeFileSync(mark, sources);
  return folder;
}

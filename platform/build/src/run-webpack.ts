import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How much webpack may print, in bytes. */
const maxOutput = 16 * 1024 * 1024;

const webpackCli = fileURLToPath(
  new URL('bin/cli.js', import.meta.resolve('webpack-cli/package.json')),
);

const webpack = fileURLToPath(import.meta.resolve('webpack'));

/**
 * Builds the app of a folder with `webpack build`.
 * @throws Error with webpack's messages
 */
export async function runWebpack(directory: string): Promise<void> {
  try {
    await run(process.execPath, [webpackCli, 'build'], {
      cwd: directory,
      maxBuffer: maxOutput,
      env: {
        ...process.env,
        // Otherwise webpack-cli hides why a configuration file could not be loaded.
        WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG: 'true',
        // Otherwise the federation plugin finds it by the stack of a call that must fail, which takes a second.
        FEDERATION_WEBPACK_PATH: webpack,
      },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`.trim() || String(error), { cause: error });
  }
}

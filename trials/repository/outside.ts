import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a command in a folder. @returns the last line that it prints. @throws Error with all that it prints */
export type Outside = (folder: string, command: string, ...argv: string[]) => Promise<string>;

/** Of this process, only what a machine with Node and npm has: no program of the workspace is found by name. */
export function outside(settings: Record<string, string>): Outside {
  const paths = (process.env.PATH ?? '').split(':').filter((one) => !/node_modules/.test(one));
  const { HOME = '', TMPDIR = '/tmp', npm_config_registry: registry } = process.env;
  const env = {
    HOME,
    TMPDIR,
    PATH: paths.join(':'),
    ...(registry && { npm_config_registry: registry }),
    ...settings,
  };
  return async (folder, command, ...argv) => {
    try {
      const { stdout } = await run(command, argv, { cwd: folder, env, maxBuffer: 1e8 });
      return stdout.trim().split('\n').at(-1) ?? '';
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${[command, ...argv].join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  };
}

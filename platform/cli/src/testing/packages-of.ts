import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/** Writes the packages of every module that is loaded. */
const listing = `
import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({ load(url, context, next) {
  const [, name] = /node_modules\\/(?!\\.pnpm)((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/.exec(url) ?? [];
  if (name) packages.add(name);
  return next(url, context);
} });
process.on('exit', () => process.stderr.write(JSON.stringify([...packages])));
`;

/** @returns the packages of others that a command line loads to print its help, by the path of its program */
export function packagesOf(bin: string): string[] {
  const hook = `data:text/javascript,${encodeURIComponent(listing)}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', hook, bin, 'help'], {
    encoding: 'utf8',
  });
  assert.match(stdout, /^ {2}status /m);
  return JSON.parse(stderr);
}

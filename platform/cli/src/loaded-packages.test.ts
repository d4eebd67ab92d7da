import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { it } from 'node:test';

const bin = path.join(import.meta.dirname, 'bin.ts');

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

it('a command that only talks to a site loads only what is small: servers and schemas would take longer to load than it takes to run', () => {
  const hook = `data:text/javascript,${encodeURIComponent(listing)}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', hook, bin, 'help'], {
    encoding: 'utf8',
  });
  assert.match(stdout, /^ {2}status /m);
  assert.deepEqual(JSON.parse(stderr), ['p-map']);
});

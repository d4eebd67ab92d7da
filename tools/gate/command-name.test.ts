import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** What a guide, a template or a message may have npm's programs install: the well-known packages of these names. */
const known = ['pnpm@10.34.9', 'playwright', 'webpack'];

/** A command that installs the package which it names, or runs it after installing it. An address is no name. */
const installing =
  /\b(?:npx|npm (?:i|install|add|exec|x)|pnpm (?:dlx|add)|yarn (?:dlx|add)|bunx)(?:\s+-{1,2}[\w-]+)*\s+(?!https?:)(@?[a-z][\w@./-]*)/g;

const installed = (text: string) => [...text.matchAll(installing)].map(([, name]) => name ?? '');

const builtOrInstalled = ['node_modules', 'dist', 'test-results'];

/** Guides, templates, messages and scripts. Not the history of versions, nor the record that tells of the name. */
const texts = globSync(
  [
    '{*,.*}.{md,json,yaml}',
    '{.ci,.github,api,bench,docs,e2e,mfe-*,ops,platform,shared,shell,site,tools}/**/*',
  ],
  { cwd: root, withFileTypes: true, exclude: ({ name }) => builtOrInstalled.includes(name) },
)
  .filter((entry) => entry.isFile() && !/\.(?:jpg|png|woff2|mp4|heic)$/.test(entry.name))
  .filter(({ name }) => !/^CHANGELOG|^0068-|\.test\.ts$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name));

/** Runs npm in a folder with nothing in it, and a registry that counts what it is asked. */
async function outsideTheRepository(program: string, argv: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'outside-'));
  const asked: string[] = [];
  const registry = createServer((request, answer) => {
    asked.push(String(request.url));
    answer.writeHead(404).end('{}');
  }).listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${await port(registry)}/`;
  const npm = { npm_config_registry: url, npm_config_update_notifier: 'false' };
  const env = Object.assign({ PATH: process.env.PATH, HOME: folder }, npm);
  const ended = promisify(execFile)(program, argv, { cwd: folder, env });
  await assert.rejects(ended);
  registry.close();
  await rm(folder, { recursive: true });
  return asked;
}

const port = async (server: ReturnType<typeof createServer>) => {
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
};

describe('the command that the guides name', () => {
  test('is nothing that npm looks up: no text has a package installed that a stranger may own', () => {
    assert.ok(texts.length > 1_000, `only ${texts.length} texts were found`);
    const strange = texts.flatMap((path) =>
      installed(readFileSync(path, 'utf8'))
        .filter((name) => !known.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    assert.deepEqual(strange, []);
  });

  test('is found in every way of writing it', () => {
    const ways = ['npx aangan', 'npx --yes aangan', 'npm i -g aangan', 'npm exec aangan'];
    for (const way of ways) assert.deepEqual(installed(`run \`${way}\` there`), ['aangan']);
    assert.deepEqual(installed('npx @aangan/cli status'), ['@aangan/cli']);
    assert.deepEqual(installed('npm install\n'), []);
    assert.deepEqual(installed('npx --yes https://aangan.example/create.tgz'), []);
  });

  test('runs nothing outside the repository, and asks no registry', async () => {
    const script = ['run', '-s', 'aangan', '--', 'status'];
    assert.deepEqual(await outsideTheRepository('npm', script), []);
  });

  test('would ask a registry by the name alone', async () => {
    const asked = await outsideTheRepository('npx', ['--yes', 'aangan', 'status']);
    assert.deepEqual(new Set(asked), new Set(['/aangan']));
  });
});

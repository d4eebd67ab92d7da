import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseRemoteManifest } from '@aangan/manifest';
import type { SdkVersion } from '../sdk/read-sdk.ts';
import { newRepository } from './new-repository.ts';

const site = 'https://aangan.example';
const names = ['api-client', 'build', 'firms', 'host', 'standalone', 'testing', 'ui'];
const addressOf = (file: string) => `${site}/platform/sdk/${file}-2.11.0.tgz`;
const sdk: SdkVersion = {
  version: '2.11.0',
  state: 'current',
  publishedAt: '2026-11-27T03:00:00.000Z',
  libraries: { react: '19.3.1', webpack: '5.110.3' },
  packages: [
    ...names.map((name) => ({ name: `@aangan/${name}`, url: addressOf(`aangan-${name}`) })),
    { name: 'aangan', url: addressOf('aangan') },
  ].map((one) => ({ ...one, integrity: 'sha512-…', bytes: 1 })),
};

describe('a repository for a remote', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-repository-'));
  });
  after(() => rm(folder, { recursive: true }));
  const make = (name: string, team?: string) =>
    newRepository({ name, team, extras: ['part'], folder: path.join(folder, name), site, sdk });

  test('has a page, a part, their tests, CI and the packages of the site', async () => {
    const written = await make('moodboards', 'boards');
    const read = (file: string) => readFile(path.join(folder, 'moodboards', file), 'utf8');
    const remote = parseRemoteManifest(JSON.parse(await read('remote.json')));
    assert.equal(remote.team, 'boards');
    assert.deepEqual(Object.keys(remote.exposes), ['./MoodboardsNote', './MoodboardsPage']);
    const { dependencies, devDependencies, aangan } = JSON.parse(await read('package.json'));
    assert.deepEqual(aangan, { site });
    assert.equal(dependencies['@aangan/host'], addressOf('aangan-host'));
    assert.equal(dependencies.react, '19.3.1');
    assert.equal(devDependencies.aangan, addressOf('aangan'));
    assert.equal(devDependencies.webpack, '5.110.3');
    for (const file of ['.gitignore', '.github/workflows/ci.yml', 'README.md', 'jest.config.js']) {
      assert.ok(written.includes(file), file);
    }
    assert.equal(written.filter((file) => /\.test\.tsx?$/.test(file)).length, 3);
    for (const file of written) {
      assert.doesNotMatch((await read(file)) + file, /__|\.template|^#(?:no-)?repository\|/m);
    }
  });

  test('has a workflow whose commands take texts of others as variables only', async () => {
    const workflow = await readFile(
      path.join(folder, 'moodboards/.github/workflows/ci.yml'),
      'utf8',
    );
    const commands = workflow.split(/^ {6}- /m).map((step) => /^ *run: .*/ms.exec(step)?.[0] ?? '');
    const typed = commands.map((step) => step.split(/\n {8}\w+:/)[0] ?? '').join('\n');
    for (const command of ['npm test', 'publish . --commit "$HEAD"', 'preview', '--why "$WHY"']) {
      assert.ok(typed.includes(command), command);
    }
    assert.match(workflow, /WHY: \$\{\{ github\.event\.head_commit\.message \}\}/);
    assert.doesNotMatch(typed, /\$\{\{/);
  });

  test('is not written over files, nor for a name that a remote cannot have', async () => {
    await assert.rejects(make('moodboards'), /has files already/);
    await assert.rejects(make('platform'), /the platform itself serves/);
    await assert.rejects(make('price-lists', 'Team "Ä"'), /cannot be the name of a team/);
  });
});

import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { baseConfig } from '../base-config.ts';
import { federationPlugin } from '../federation-plugin.ts';
import { buildPortable, readPortable } from '../portable-build.ts';
import { usedNames } from '../used-names.ts';

const list = `
  import { styled } from 'styled-components';
  import { Note } from '../other/note.tsx';
  const Line = styled.li\`color: red;\`;
  export function List({ names, onPick }) {
    const shown = names.filter((name) => name.length > 1);
    const line = (name) => <Line key={name} onClick={() => onPick(name)}><Note name={name} /></Line>;
    return <ul>{shown.map(line)}</ul>;
  }`;
const note = 'export const Note = ({ name }) => <b title={name.trim()}>{name}</b>;';
/** Its hook is called in some renderings only. */
const broken = `
  import { useState } from 'react';
  export function Broken({ isOpen, text }) {
    if (isOpen) { const [count] = useState(0); return <p>{text}{count}</p>; }
    return <p>{text}</p>;
  }`;
/** The compiler moves the template out of the call, and remembers the answers of what is no hook. */
const greeting = `
  import { useLingui } from '@lingui/react/macro';
  import { styled } from 'styled-components';
  const Line = styled.p\`color: red;\`;
  export function Greeting({ person }) {
    const { t } = useLingui();
    const { name } = person;
    const text = t({ id: 'lists.greeting', message: \`Hello \${name}\` });
    return <Line title={text}>{text}</Line>;
  }`;

const sources = {
  'src/greeting.tsx': greeting,
  'src/list.tsx': list,
  'src/broken.tsx': broken,
  'other/note.tsx': note,
};

const shared = Object.fromEntries(
  ['react', 'react/', 'styled-components', '@aangan/messages'].map((key) => [
    key,
    { singleton: true, import: false, requiredVersion: '^19.3.0' } as const,
  ]),
);

interface Built {
  /** The text of the exposed chunk. */
  text: string;
  /** What the build takes from the page, and the files that are in it. */
  modules: string[];
  used: Record<string, string[]>;
  errors: string[];
}

/** Builds a container that exposes one file of a remote. */
async function build(
  directory: string,
  file: string,
  { isCompiled, ...settings }: { isCompiled?: boolean } & Configuration,
): Promise<Built> {
  const about = { directory, name: 'lists', uniqueName: 'lists', publicPath: '/' };
  const base = baseConfig({ ...about, ...(isCompiled !== undefined && { isCompiled }) });
  let used: Built['used'] = {};
  const compiler = webpack({
    ...base,
    devtool: false,
    entry: {},
    plugins: [
      federationPlugin({
        name: 'lists',
        exposes: { './Exposed': { import: file, name: 'exposed' } },
        shared,
      }),
      ({ hooks }) =>
        hooks.compilation.tap('test', (compilation: Compilation) =>
          compilation.hooks.processAssets.tap('test', () => {
            used = usedNames(compilation, Object.keys(shared));
          }),
        ),
    ],
    ...settings,
  });
  assert.ok(compiler);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const { errors = [], modules = [] } =
    stats?.toJson({ all: false, errors: true, modules: true, nestedModules: true }) ?? {};
  const [chunk = ''] = globSync(join(directory, 'dist/exposed.*.js'));
  return {
    text: readFileSync(chunk, 'utf8'),
    modules: modules
      .flatMap(({ name, modules: inner = [] }) => [name, ...inner.map((one) => one.name)])
      .map(String),
    used,
    errors: errors.map(({ message }) => message),
  };
}

const classOf = ({ text }: Built) => /componentId:"(lists[^"]+)"/.exec(text)?.[1];

describe('React’s compiler in the build of a remote', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'aangan-compiled-'));
    for (const [name, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  });
  after(() => rmSync(folder, { recursive: true }));

  test('compiled components take React’s runtime from the page, and bring no copy', async () => {
    const { used, modules, errors } = await build(folder, './src/list.tsx', {
      isCompiled: true,
    });
    assert.deepEqual(errors, []);
    assert.deepEqual(used['react/compiler-runtime'], ['c']);
    const runtime = modules.filter((name) => name.includes('compiler-runtime'));
    assert.equal(runtime.length, 1);
    assert.match(runtime[0] ?? '', /^consume shared module .*react\/compiler-runtime/);
  });

  test('without the option nothing is compiled', async () => {
    const plain = await build(folder, './src/list.tsx', {});
    const off = await build(folder, './src/list.tsx', { isCompiled: false });
    assert.equal(off.text, plain.text);
    assert.equal(plain.used['react/compiler-runtime'], undefined);
  });

  test('only sources of the remote are compiled', async () => {
    const { used } = await build(folder, './other/note.tsx', { isCompiled: true });
    assert.equal(used['react/compiler-runtime'], undefined);
  });

  test('styles keep their class names, which the server build has too', async () => {
    const plain = classOf(await build(folder, './src/list.tsx', {}));
    const compiled = classOf(await build(folder, './src/list.tsx', { isCompiled: true }));
    assert.ok(plain);
    assert.equal(compiled, plain);
  });

  test('messages keep their arguments and follow the page’s language, and styles their names', async () => {
    const file = './src/greeting.tsx';
    const plain = await build(folder, file, {});
    const compiled = await build(folder, file, { isCompiled: true });
    assert.deepEqual(compiled.errors, []);
    assert.deepEqual(compiled.used['react/compiler-runtime'], ['c']);
    assert.match(compiled.text, /message:\["Hello ",\["name"\]\],values:\{name:/);
    assert.doesNotMatch(compiled.text, /memo_cache_sentinel/);
    assert.ok(classOf(plain));
    assert.equal(classOf(compiled), classOf(plain));
  });

  test('a component that breaks the rules of React stays as it is, and the build succeeds', async () => {
    const plain = await build(folder, './src/broken.tsx', {});
    const compiled = await build(folder, './src/broken.tsx', { isCompiled: true });
    assert.deepEqual(compiled.errors, []);
    // webpack numbers modules by their loaders too.
    const unnumbered = ({ text }: Built) => text.replace(/\{\d+\(/, '{(');
    assert.equal(unnumbered(compiled), unnumbered(plain));
  });

  test('what an earlier build without the option has cached is compiled again', async () => {
    const cache = { type: 'filesystem', cacheDirectory: join(folder, 'cache') } as const;
    await build(folder, './src/list.tsx', { cache });
    const { used } = await build(folder, './src/list.tsx', { cache, isCompiled: true });
    assert.deepEqual(used['react/compiler-runtime'], ['c']);
  });

  test('portable containers have the runtime in a script of its own', async () => {
    const remote = join(import.meta.dirname, '../../../../mfe-portfolio');
    await buildPortable(remote);
    const { entry = '', files = {} } = readPortable(remote) ?? {};
    assert.match(String(files[entry]), /"react\/compiler-runtime"/);
    const [own = ''] = Object.keys(files).filter((name) => name.startsWith('compiler.'));
    assert.match(String(files[own]), /useMemoCache/);
  });
});

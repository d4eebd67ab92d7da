import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { recordTypes } from './record-types.ts';

describe('the types that a build records', () => {
  let app: string;

  beforeEach(() => {
    app = realpathSync(mkdtempSync(join(tmpdir(), 'aangan-record-types-')));
    const reactTypes = dirname(
      createRequire(join(import.meta.dirname, '../../../../mfe-vendors/package.json')).resolve(
        '@types/react/package.json',
      ),
    );
    mkdirSync(join(app, 'node_modules/@types'), { recursive: true });
    symlinkSync(reactTypes, join(app, 'node_modules/@types/react'));
    write({
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          jsx: 'react-jsx',
          target: 'es2024',
          types: [],
          module: 'preserve',
          moduleResolution: 'bundler',
          allowImportingTsExtensions: true,
        },
        include: ['src'],
      }),
      'src/remote-part.tsx': `
      import type { ReactNode } from 'react';
      export function RemotePart<Props extends object>(options: {
        remote: string; expose: string; props: Props; loading?: ReactNode;
      }) { return null; }`,
      'src/user.ts': `
      export interface User { id: number; manager?: User }
      export type Mode = 'in' | 'out';`,
    });
  });
  afterEach(() => rmSync(app, { recursive: true, force: true }));

  function write(files: Record<string, string>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(app, file)), { recursive: true });
      writeFileSync(join(app, file), text);
    }
  }

  function record(exposes: Record<string, string>, modules: string[] = []) {
    const recorded = recordTypes({
      directory: app,
      modules: modules.map((module) => join(app, module)),
      manifest: { name: 'items', exposes },
    });
    assert.ok(recorded);
    return recorded;
  }

  /** What is recorded of a module that exposes `./Panel`. */
  function panelOf(source: string): string {
    write({ 'src/panel.tsx': source });
    const { files, exposes } = record({ './Panel': './src/panel.tsx' });
    assert.deepEqual(exposes, { './Panel': 'types/exposes/Panel.d.ts' });
    return files['types/exposes/Panel.d.ts'] ?? '';
  }

  /** What is recorded of a module that shows `./Panel` of `auth`. */
  function passedBy(source: string): string {
    write({ 'src/page.tsx': `import { RemotePart } from './remote-part.tsx';\n${source}` });
    const { files, consumes } = record({}, ['src/page.tsx']);
    assert.deepEqual(consumes, { auth: { './Panel': 'types/consumes/auth/Panel.ts' } });
    return files['types/consumes/auth/Panel.ts'] ?? '';
  }

  describe('the types of an exposed module', () => {
    test('are written out, with declarations of what the sources name, also where it contains itself', () => {
      const text = panelOf(`
      import type { Mode, User } from './user.ts';
      interface PanelProps { mode?: Mode; onDone: (user: User) => void }
      export function Panel(props: PanelProps) { return null; }`);
      assert.match(text, /^export declare function Panel\(props: PanelProps\): unknown;$/m);
      assert.match(
        text,
        /type PanelProps = \{ mode\?: .*"in".*; onDone: \(user: User\) => void \};/,
      );
      assert.match(text, /type User = \{ id: number; manager\?: .*User.* \};/);
      assert.doesNotMatch(text, /import\('\.|user\.ts/);
    });

    test('name types of React and of the language, and do not write them out', () => {
      const text = panelOf(`
      import type { ReactNode, RefObject } from 'react';
      export function Panel(props: { icon: ReactNode; place: RefObject<HTMLElement>; at: Date; by: Map<string, number> }) {
        return null;
      }`);
      assert.match(text, /icon: import\('react'\)\.ReactNode/);
      assert.match(text, /place: import\('react'\)\.RefObject<HTMLElement>/);
      assert.match(text, /at: Date; by: Map<string, number>/);
    });

    test('are found in components that others make, and in classes', () => {
      const made = panelOf(`
      import type { ComponentType } from 'react';
      export const Panel: ComponentType<{ label: string }> = () => null;`);
      assert.match(made, /label: string/);
      const ofClass = panelOf(`
      import { Component } from 'react';
      export class Panel extends Component<{ size: 1 | 2 }> {}`);
      assert.match(ofClass, /size: 1 \| 2/);
    });

    test('take no props where the component names none', () => {
      assert.match(
        panelOf('export function Panel() { return null; }'),
        /Panel\(props: \{ \[prop: string\]: never \}\)/,
      );
    });

    test('must be exported under the name of the expose', () => {
      assert.throws(
        () => panelOf('export function Other() { return null; }'),
        /exports no "Panel", which remote\.json exposes/,
      );
    });
  });

  describe('the props that a release passes to others', () => {
    test('are recorded at each place, written out where the source writes them out', () => {
      const text = passedBy(`
      import type { User } from './user.ts';
      const done = (user: User) => {};
      export const Page = () => (
        <RemotePart remote="auth" expose="./Panel" props={{ mode: 'in' as const, form: { name: 'Asha' }, done }} />
      );
      export const Other = () => <RemotePart remote="auth" expose="./Panel" props={{}} />;`);
      assert.match(text, /^import \{ Panel \} from 'remote:auth\/Panel';/);
      assert.match(
        text,
        /\/\/ .*src\/page\.tsx:6\nPanel\(\{ mode: null! as "in", form: \{ name: null! as "Asha" \}, done: null! as \(user: User\) => void \}\);/,
      );
      assert.match(text, /\/\/ .*src\/page\.tsx:8\nPanel\(\{\}\);/);
    });

    test('list every known property of an object that comes from elsewhere', () => {
      const text = passedBy(`
      export const Page = (props: { label?: string; size: number }) => (
        <RemotePart remote="auth" expose="./Panel" props={props} />
      );`);
      assert.match(text, /Panel\(\{ label: null! as .*undefined, size: null! as number \}\);/);
    });

    test('are recorded for every remote that the name can mean', () => {
      write({
        'src/page.tsx': `
        import { RemotePart } from './remote-part.tsx';
        export const Page = (props: { of: 'designers' | 'vendors' }) => (
          <RemotePart remote={props.of} expose="./Preview" props={{}} />
        );`,
      });
      const { consumes } = record({}, ['src/page.tsx']);
      assert.deepEqual(Object.keys(consumes).sort(), ['designers', 'vendors']);
    });

    test('leave out parts of the same release, and modules that are not in the build', () => {
      const page = `
      import { RemotePart } from './remote-part.tsx';
      export const Page = () => <RemotePart remote="items" expose="./Panel" props={{}} />;`;
      write({ 'src/own.tsx': page, 'src/unused.tsx': page.replace('"items"', '"auth"') });
      assert.deepEqual(record({}, ['src/own.tsx']).consumes, {});
    });
  });

  describe('the props that a release passes to what is in its slots', () => {
    test('are recorded at each place, for an extension that is not known here', () => {
      write({
        'src/slot.tsx': `
        export function Slot<Props extends object>(options: { name: string; props: Props }) { return null; }`,
        'src/card.tsx': `
        import { Slot } from './slot.tsx';
        import type { User } from './user.ts';
        export const Card = (props: { user: User }) => (
          <Slot name="card.actions" props={{ user: props.user }} />
        );
        export const Other = () => <Slot name="card.actions" props={{ user: { id: 1 } }} />;`,
      });
      const { files, slots } = record({}, ['src/card.tsx']);
      assert.deepEqual(slots, { 'card.actions': 'types/slots/card.actions.ts' });
      const text = files['types/slots/card.actions.ts'] ?? '';
      assert.match(
        text,
        /^import \{ Extension \} from 'slot:extension';\n\/\/ .*src\/card\.tsx:5\n/,
      );
      assert.match(text, /Extension\(\{ user: null! as User \}\);/);
      assert.match(text, /Extension\(\{ user: \{ id: null! as 1 \} \}\);/);
    });
  });

  describe('the API operations that a build calls', () => {
    test('are recorded with what they may pass in the query and always pass in the body', () => {
      write({
        'src/endpoints/endpoint.ts': `
        export function endpoint<P extends '/items/' | '/items/{id}/'>(
          method: 'get' | 'post', path: P, parts: { params?: object; query?: object; body?: object } = {},
        ) { return { method, path, parts }; }`,
        'src/calls.ts': `
        import { endpoint } from './endpoints/endpoint.ts';
        export const list = (page?: number) => endpoint('get', '/items/', { query: { page, sort: 'name' } });
        export const one = (path: '/items/' | '/items/{id}/') => endpoint('get', path);
        export const add = (body: { name: string; note?: string }) => endpoint('post', '/items/', { body });`,
      });
      assert.deepEqual(record({}, ['src/calls.ts']).operations, [
        { method: 'get', path: '/items/', query: ['page', 'sort'] },
        { method: 'get', path: '/items/', query: [] },
        { method: 'get', path: '/items/{id}/', query: [] },
        { method: 'post', path: '/items/', query: [], body: ['name'] },
      ]);
    });

    test('are not recorded without the types that name what they send', () => {
      write({
        'src/endpoints/endpoint.ts': `
        import type { paths } from './schema.generated.ts';
        export declare const endpoint: (method: 'get', path: keyof paths, parts?: object) => object;`,
        'src/calls.ts': `
        import { endpoint } from './endpoints/endpoint.ts';
        export const list = () => endpoint('get', '/items/');`,
      });
      assert.throws(
        () => record({}, ['src/calls.ts']),
        /types of the API are not there.*schema\.generated.*npm run generate/,
      );
    });
  });
});

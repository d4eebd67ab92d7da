import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createChecker } from '../create-checker.ts';
import type { TypedRelease } from '../types/typed-release.ts';

const checker = createChecker();

const auth = (types: string): TypedRelease => ({
  name: 'auth',
  release: 'a1',
  team: 'accounts',
  consumes: {},
  exposes: { './Panel': types },
});
const pages = (passed: string): TypedRelease => ({
  name: 'pages',
  release: 'b2',
  team: 'pages',
  exposes: {},
  consumes: { auth: { './Panel': `import { Panel } from 'remote:auth/Panel';\n${passed}` } },
});

const panel = (props: string, types = '') =>
  `export declare function Panel(props: ${props}): unknown;\n${types}`;

const user = 'type User = { id: number; name: string };';
const passing = `// mfe-pages/src/page.tsx:7
Panel({ mode: null! as "in", form: { first: null! as string }, onDone: null! as (user: User) => void });
${user}`;
const taking = panel(
  `{ mode?: "in" | "out"; form?: { first?: string; last?: string }; onDone: (user: User) => void }`,
  user,
);

async function messages(declared: string, passed = passing): Promise<string[]> {
  return (await checker.misfits([auth(declared), pages(passed)])).map(({ message }) => message);
}

describe('props that are passed to a module of another release', () => {
  test('fit where it takes them', async () => {
    assert.deepEqual(await messages(taking), []);
  });

  test('do not fit where it requires one more, and both sides and the place are named', async () => {
    const declared = taking.replace('mode?:', 'size: number; mode?:');
    const [misfit, ...others] = await checker.misfits([auth(declared), pages(passing)]);
    assert.deepEqual(others, []);
    assert.deepEqual(misfit?.consumer, { name: 'pages', release: 'b2', team: 'pages' });
    assert.deepEqual(misfit?.provider, { name: 'auth', release: 'a1', team: 'accounts' });
    assert.equal(misfit?.expose, './Panel');
    assert.equal(misfit?.place, 'mfe-pages/src/page.tsx:7');
    assert.match(misfit?.message ?? '', /'size' is missing/);
  });

  for (const [change, from, to, expected] of [
    ['one was removed', 'mode?: "in" | "out"; ', '', /'mode' does not exist/],
    ['one inside of another was removed', 'first?: string; ', '', /'first' does not exist/],
    ['a choice was removed', '"in" | "out"', '"out"', /"in"/],
    ['a function gets less', user, 'type User = { id: number };', /'name' is missing/],
  ] as const) {
    test(`do not fit where ${change}`, async () => {
      assert.match((await messages(taking.replace(from, to))).join(), expected);
    });
  }

  for (const [change, from, to] of [
    ['another optional one is taken', 'mode?:', 'size?: number; mode?:'],
    ['another choice is taken', '"out"', '"out" | "up"'],
    ['a function gets more', 'name: string }', 'name: string; email: string }'],
    ['a type has another name', 'User', 'Account'],
  ] as const) {
    test(`fit where ${change}`, async () => {
      assert.deepEqual(await messages(taking.replaceAll(from, to)), []);
    });
  }

  test('are compared with types of React', async () => {
    const declared = panel(`{ icon: import('react').ReactNode }`);
    assert.deepEqual(await messages(declared, 'Panel({ icon: null! as string });'), []);
    assert.match(
      (await messages(declared, 'Panel({ icon: null! as Date });')).join(),
      /not assignable to type 'ReactNode'/,
    );
  });

  test('are not compared with a release whose build recorded no types', async () => {
    const old = { ...auth(''), exposes: {} };
    assert.deepEqual(await checker.misfits([old, pages(passing)]), []);
  });
});

describe('props that are passed to what is in a slot', () => {
  const cards = (calls: string): TypedRelease => ({
    name: 'cards',
    release: 'c3',
    team: 'cards',
    exposes: {},
    consumes: {},
    slots: { 'card.actions': `import { Extension } from 'slot:extension';\n${calls}` },
  });
  const inSlot = (name: string, props: string, slot = 'card.actions'): TypedRelease => ({
    name,
    release: 'd4',
    team: name,
    consumes: {},
    exposes: { './Heart': `export declare function Heart(props: ${props}): unknown;\n` },
    extensions: [{ slot, expose: './Heart' }],
  });
  const passed = '// mfe-cards/src/card.tsx:7\nExtension({ id: null! as number });';

  test('fit each that is put there by itself, and others are not compared', async () => {
    const releases = [
      cards(passed),
      inSlot('hearts', '{ id: number }'),
      inSlot('boards', '{ id: number; size?: 1 }'),
      inSlot('elsewhere', '{ name: string }', 'other.slot'),
    ];
    assert.deepEqual(await checker.misfits(releases), []);
    const [misfit, ...others] = await checker.misfits([
      ...releases,
      inSlot('wrong', '{ id: string }'),
    ]);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [misfit?.consumer.name, misfit?.provider.name, misfit?.expose, misfit?.place],
      ['cards', 'wrong', './Heart', 'mfe-cards/src/card.tsx:7'],
    );
    assert.match(misfit?.message ?? '', /'number' is not assignable to type 'string'/);
  });

  test('compile by themselves, as builds write them', async () => {
    assert.deepEqual(await checker.typeProblems(cards(passed)), []);
    assert.match((await checker.typeProblems(cards('Missing({});'))).join(), /Cannot find name/);
    const strange = { ...cards(passed), slots: { 'card.actions': 'export const a = 1;' } };
    assert.deepEqual(await checker.typeProblems(strange), [
      'types: slots/cards/card.actions.ts does not begin as builds write it',
    ]);
  });
});

describe('the types of a release', () => {
  test('compile by themselves, whatever others expose', async () => {
    assert.deepEqual(await checker.typeProblems(auth(taking)), []);
    assert.deepEqual(await checker.typeProblems(pages(passing)), []);
  });

  test('are refused where they do not compile', async () => {
    const [problem] = await checker.typeProblems(auth(panel('{ mode: Missing }')));
    assert.equal(
      problem,
      "types: exposes/auth/Panel.ts does not compile: Cannot find name 'Missing'.",
    );
  });

  test('are refused where they lack what the release exposes', async () => {
    for (const text of [taking.replaceAll('Panel', 'Other'), 'export type Panel = string;']) {
      const [problem] = await checker.typeProblems(auth(text));
      assert.match(problem ?? '', /^types: they lack what the release exposes: .*Panel/);
    }
  });

  for (const [what, text, reason] of [
    ['read other files', "import x from '/etc/shells'; export { x as Panel };", /imports "\/etc/],
    ['read files by name', "export type Panel = import('../x').Y;", /imports "\.\.\/x"/],
    ['refer to files', '/// <reference path="/etc/shells" />', /what no build writes/],
    ['declare names for all', 'declare global { interface Array<T> { x: T } }', /a namespace/],
    ['change another module', "declare module 'remote:auth/Panel' {}", /a namespace/],
    // The text of a hostile release: what is refused.
    ['turn the compiler off', '// @ts-nocheck\nexport const Panel = 1;', /what no build writes/],
  ] as const) {
    test(`must not ${what}`, async () => {
      const [problem] = await checker.typeProblems(auth(text));
      assert.match(problem ?? '', reason);
      assert.match((await messages(text)).join(), reason);
    });
  }

  test('are refused where the compiler needs too long for them, and the next release is checked', async () => {
    const impatient = createChecker({ compile: { timeMs: 1_500 } });
    const endless = `type Bits = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Long<A extends string> = \`\${A}\${Bits}\${Bits}\${Bits}\${Bits}\`;
type Each<T extends string> = T extends \`\${infer A}\${infer B}\` ? \`\${B}\${A}\` : never;
${panel('{ a: Each<Each<Long<"a">>>; b: Each<Each<Long<"b">>>; c: Each<Each<Long<"c">>> & Each<Long<"d">> }')}
export type Slow = { [K in Long<"x">]: { [L in Each<Long<"y">>]: K | L } };
export const slow: Slow[Long<"x">][Each<Long<"y">>] = 1 as never as Slow[Long<"x">][Each<Long<"y">>];`;
    const [problem] = await impatient.typeProblems(auth(endless));
    assert.match(problem ?? '', /the compiler computes longer than 1\.5 s for them/);
    assert.deepEqual(await impatient.typeProblems(auth(taking)), []);
  });

  test('are refused where the compiler needs too much memory for them', async () => {
    const small = createChecker({ compile: { memoryMegabytes: 20 } });
    assert.match((await small.typeProblems(auth(taking))).join(), /more than 20 MB of memory/);
  });

  test('are refused where the compiler has too much to say about them', async () => {
    const silent = createChecker({ compile: { outputBytes: 100 } });
    const wrong = panel('{ a: A; b: B; c: C; d: D; e: E }');
    assert.match((await silent.typeProblems(auth(wrong))).join(), /too much to say/);
  });
});

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type Catalogue, readCatalogue, writeCatalogue } from './catalogue.ts';
import { compile, compileInCode } from './compile-messages.ts';
import { extractMessages, updatedCatalogue } from './extract-messages.ts';
import { messagesInCode } from './messages-in-code.ts';

async function inFolder<Result>(
  files: Record<string, string>,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('messages in compiled code', () => {
  test('are objects with an id and a text, also handwritten ones; others are none', () => {
    const code = [
      'export const a = { id: "shop.none", message: "None", comment: "of a list" };',
      'jsx(Trans_, { values: { n }, id: "shop.n", message: `At most {n}` });',
      'const b = { id: "7", message: "an answer of the API" };',
      'const c = { id: "shop.computed", message: text };',
    ].join('\n');
    const found = messagesInCode(code).map(({ from: _from, to: _to, ...rest }) => rest);
    assert.deepEqual(found, [
      { id: 'shop.none', message: 'None', comment: 'of a list' },
      { id: 'shop.n', message: 'At most {n}' },
    ]);
  });

  test('are compiled in their place, on the same lines', () => {
    const code =
      'const a = {\n  id: "shop.n",\n  message: `{n, plural,\n one {# a}\n other {# b}}`,\n};\nnext();';
    const compiled = compileInCode(code, messagesInCode(code));
    assert.match(compiled, /message: \[\["n","plural",/);
    assert.equal(compiled.split('\n').indexOf('next();'), code.split('\n').indexOf('next();'));
  });

  test('with a plural and no number in it need no rules of plurals: Hindi has one form for 0 and 1', () => {
    const plural = '{n, plural, =7 {week} one {day} other {days}}';
    assert.deepEqual(compile('shop.n', plural), [
      ['n', 'select', { 1: ['day'], 7: ['week'], other: ['days'] }],
    ]);
    assert.deepEqual(compile('shop.n', plural, 'hi'), [
      ['n', 'select', { 0: ['day'], 1: ['day'], 7: ['week'], other: ['days'] }],
    ]);
    const arabic = compile('shop.n', '{n, plural, one {a} two {b} other {c}}', 'ar');
    assert.equal(arabic[0]?.[1], 'plural');
  });

  test('that are malformed are refused with their id', () => {
    const code = 'const a = { id: "shop.n", message: "{n, plural, one {#}" };';
    assert.throws(
      () => compileInCode(code, messagesInCode(code)),
      /The message shop\.n is malformed/,
    );
  });
});

const source = `
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
export const title = msg({ id: 'shop.title', message: 'Shop', comment: 'The page.' });
export function Page({ name }: { name: string }) {
  const { t } = useLingui();
  return <p title={t({ id: 'shop.of', message: \`Shop of \${name}\` })}>
    <Trans id="shop.see">See <a href="/x">{name}</a></Trans>
  </p>;
}
`;

describe('the messages of a package', () => {
  test('are those of its sources, without its tests', () =>
    inFolder(
      { 'src/page.tsx': source, 'src/page.test.tsx': source.replaceAll('shop.', 'test.') },
      async (folder) => {
        assert.deepEqual(
          [...(await extractMessages(folder))].map(([id, { message }]) => [id, message]),
          [
            ['shop.of', 'Shop of {name}'],
            ['shop.see', 'See <0>{name}</0>'],
            ['shop.title', 'Shop'],
          ],
        );
      },
    ));

  test('have one text for an id', () =>
    inFolder(
      { 'src/a.tsx': source, 'src/b.tsx': source.replace("message: 'Shop'", "message: 'Store'") },
      (folder) => assert.rejects(extractMessages(folder), /shop\.title has two texts/),
    ));
});

describe('a file of translations', () => {
  const catalogue: Catalogue = new Map([
    ['shop.title', { message: 'Shop', translation: 'दुकान', comment: 'The page.' }],
    ['shop.lines', { message: 'Two\nlines "quoted"', translation: '', isFuzzy: true }],
  ]);

  test('is read as it was written', () =>
    inFolder({ 'hi.po': writeCatalogue('hi', catalogue) }, async (folder) => {
      const read = readCatalogue(join(folder, 'hi.po'));
      assert.deepEqual(new Map([...read].sort()), new Map([...catalogue].sort()));
    }));

  test('keeps translations of what is still there, and asks for those whose text has changed', () => {
    const messages = new Map([
      ['shop.new', { message: 'New' }],
      ['shop.title', { message: 'The shop' }],
    ]);
    assert.deepEqual(
      [...updatedCatalogue(catalogue, messages)],
      [
        ['shop.new', { message: 'New', translation: '' }],
        ['shop.title', { message: 'The shop', translation: 'दुकान', isFuzzy: true }],
      ],
    );
  });
});

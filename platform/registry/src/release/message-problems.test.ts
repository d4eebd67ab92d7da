import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lackingIn, messageProblems, untranslatedOf } from './message-problems.ts';

/** What is wrong with messages whose counts are those of release.json. */
function problemsOf(en: Record<string, unknown>, hi: Record<string, unknown>): string[] {
  const messages = { en: Object.keys(en).length, hi: Object.keys(hi).length };
  return messageProblems({ messages }, JSON.stringify({ en, hi }));
}

const books = (one: string, other: string) => [
  ['count', 'plural', { one: ['#', one], other: ['#', other], offset: 1 }],
];

describe('the messages of a release', () => {
  test('are taken where each translation has what its source has, in any order', () => {
    const en = {
      'a.plain': 'Hello',
      'a.named': ['Hello ', ['name'], ', see <0>your <1>page</1></0><2/>'],
      'a.plural': books(' book', ' books'),
      'a.money': [['sum', 'number', { style: 'currency' }], ' by ', ['day', 'date', 'short']],
    };
    const hi = {
      'a.plain': ['नमस्ते'],
      'a.named': ['<2/><0><1>पेज</1> देखें</0>, ', ['name']],
      'a.plural': books(' किताब', ' किताबें'),
      'a.money': [['day', 'date', 'short'], ' तक ', ['sum', 'number', { style: 'currency' }]],
    };
    assert.deepEqual(problemsOf(en, hi), []);
    assert.deepEqual(problemsOf(en, {}), []);
  });

  test('are not more than the release has: a translation of what the source lacks is refused', () => {
    assert.deepEqual(problemsOf({ 'a.b': 'B' }, { 'a.b': 'ब', 'a.c': 'स', toString: 'x' }), [
      'messages: "hi" claims messages that the release does not have: a.c, toString',
    ]);
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`a.${index}`, 'x']));
    assert.match(problemsOf({}, many)[0] ?? '', /a\.0, a\.1, .* a\.19 and 5 more$/);
  });

  test('have the arguments of their source, each of them and no other', () => {
    const en = { 'a.b': ['Hello ', ['name'], ', ', ['count']] };
    assert.deepEqual(problemsOf(en, { 'a.b': ['नमस्ते ', ['name'], ['nmae']] }), [
      'messages: "a.b" in "hi" has the argument nmae, which its source has not',
      'messages: "a.b" in "hi" lacks the argument count of its source',
    ]);
    const inner = [['count', 'plural', { one: [['name']], other: '{name}' }]];
    assert.deepEqual(problemsOf(en, { 'a.b': inner }), []);
  });

  test('have the numbered tags of their source and no markup of their own', () => {
    const en = { 'a.b': 'See <0>here</0>, if a < b' };
    for (const [text, tag] of [
      ['<0>x</0><script>alert(1)</script>', 'script'],
      ['<0>x</0><img src=x onerror=alert(1)>', 'img'],
      ['<0>x</0><1>y</1>', '1'],
    ] as const) {
      assert.deepEqual(problemsOf(en, { 'a.b': text }), [
        `messages: "a.b" in "hi" has the markup ${tag}, which its source has not`,
      ]);
    }
    assert.deepEqual(problemsOf(en, { 'a.b': 'यहाँ' }), [
      'messages: "a.b" in "hi" lacks the markup 0 of its source',
    ]);
  });

  test('are texts or what they were compiled to, however deep they are nested', () => {
    for (const wrong of [7, null, {}, [[7]], [null]]) {
      assert.deepEqual(
        problemsOf({ 'a.b': 'B' }, { 'a.b': wrong }),
        ['messages: "a.b" in "hi" is neither a text nor a compiled message'],
        JSON.stringify(wrong),
      );
    }
    const depth = 20_000;
    const deep = `${'[["n","select",{"other":'.repeat(depth)}"x"${'}]]'.repeat(depth)}`;
    const text = `{"en":{"a.b":"B"},"hi":{"a.b":${deep}}}`;
    const problems = messageProblems({ messages: { en: 1, hi: 1 } }, text);
    assert.match(problems.join(), /has the argument n|is no JSON/);
  });

  test('are counted, whatever release.json says of them', () => {
    const text = JSON.stringify({ en: { a: 'A', b: 'B' }, hi: { a: 'अ' } });
    assert.deepEqual(messageProblems({ messages: { en: 2, hi: 1 } }, text), []);
    assert.deepEqual(messageProblems({ messages: { en: 2, hi: 2, ta: 1 } }, text), [
      'messages: release.json says 2 in "hi", and messages.json has 1',
      'messages: release.json says 1 in "ta", and messages.json has 0',
    ]);
    assert.deepEqual(messageProblems({ messages: { en: 2 } }, text), [
      'messages: release.json says nothing of in "hi", and messages.json has 1',
    ]);
    for (const wrong of ['', '[]', '{"en":[]}', '{"en":null}', 'null']) {
      assert.match(messageProblems({ messages: {} }, wrong).join(), /^messages: messages\.json/);
    }
  });
});

describe('what a release lacks in a language', () => {
  const en = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`a.${index}`, 'x']));
  const untranslated = untranslatedOf(JSON.stringify({ en, hi: { 'a.0': 'x' } }));

  test('is named up to twenty, and counted', () => {
    const lacking = lackingIn(untranslated, 'hi');
    assert.equal(lacking?.count, 24);
    assert.deepEqual([lacking?.ids.length, lacking?.ids[0]], [20, 'a.1']);
  });

  test('is all that it has, where it has nothing in that language', () => {
    assert.equal(lackingIn(untranslated, 'ta')?.count, 25);
    assert.equal(lackingIn(untranslated, 'en')?.count, 0);
    assert.equal(lackingIn(untranslatedOf('{"en":{}}'), 'ta')?.count, 0);
  });

  test('is unknown where it says nothing of its messages', () => {
    assert.equal(lackingIn(null, 'hi'), null);
  });
});

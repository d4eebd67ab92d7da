import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const glossary = readFileSync(join(root, 'docs/glossary-hi.md'), 'utf8');

/** The words that the glossary says are not used. */
const unused =
  /The tests refuse them in translations: (.+)\./.exec(glossary)?.[1]?.split(', ') ?? [];

/** What of Hindi texts goes against the rules of the glossary, as "line: what". */
function offences(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const words = unused.filter((word) =>
      new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(line),
    );
    const digits = line.match(/[०-९]+/g) ?? [];
    const danda = line.match(/\S*(?:\s।|।{2}|।(?=[\p{L}\d]))/gu) ?? [];
    const form = line === line.normalize('NFC') ? [] : ['not NFC'];
    return [...words, ...digits, ...danda, ...form].map((what) => `${index + 1}: ${what}`);
  });
}

test('each idea has one row in the glossary', () => {
  const rows = [...glossary.matchAll(/^\| ([^|]+) \| [^|]+ \| (?:[mf]\.(?: pl\.)? )?\| /gm)];
  const ideas = rows.map(([, english = '']) => english).filter((english) => english !== 'English');
  assert.ok(ideas.length > 150, `${ideas.length} rows`);
  assert.equal(new Set(ideas).size, ideas.length);
  assert.equal(glossary, glossary.normalize('NFC'));
});

/**
 * The Devanagari texts of a source file, each in the line in which it is: strings without what is put into them, so that
 * names of variables and comments of the code are no texts.
 */
function devanagariOf(source: string): string {
  return source
    .split('\n')
    .map((line) => (/^\s*(?:\/?\*|\/\/)/.test(line) ? '' : line))
    .map((line) => line.replace(/\$\{[^}]*\}/g, '…').match(/[^'"`]*\p{Script=Devanagari}[^'"`]*/gu))
    .map((texts) => texts?.join(' ') ?? '')
    .join('\n');
}

/** What says Hindi beside the translations: rules, labels, refusals, mails, and the pages of API and edge. */
const hindiSources = [
  'shared/domain/src/hindi/*.ts',
  'api/src/languages/*.ts',
  'api/src/mail/*.ts',
  'api/src/plain-page/*.ts',
  'api/src/modules/**/*.mails.ts',
  'api/src/modules/**/*.routes.ts',
  'platform/edge/src/**/edge-texts.ts',
];

test('rules, mails and plain pages go by the glossary too', () => {
  const files = globSync(hindiSources, { cwd: root, exclude: ['**/*.test.ts'] });
  const texts = files.map((file) => [file, devanagariOf(readFileSync(join(root, file), 'utf8'))]);
  const spoken = texts.filter(([, text = '']) => /\p{Script=Devanagari}/u.test(text));
  assert.ok(spoken.length >= 14, `${spoken.length} files`);
  const found = spoken.flatMap(([file, text = '']) =>
    offences(text).map((offence) => `${file}:${offence}`),
  );
  assert.deepEqual(found, []);
});

test('of a source file, only its texts count', () => {
  const source = `// अमान्य\nconst a = 1;\nsay(\`यह \${account} अमान्य है।\`, 'खाता');`;
  assert.deepEqual(offences(devanagariOf(source)), ['3: अमान्य', '3: खाता']);
});

test('translations have none of the words that are not used, Latin digits, and a danda as papers set it', () => {
  const translations = globSync('{api,mfe-*,platform/*,shared/*,shell}/**/locales/hi.po', {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  const found = translations.flatMap((file) =>
    offences(readFileSync(join(root, file), 'utf8')).map((offence) => `${file}:${offence}`),
  );
  assert.deepEqual(found, []);
});

test('what goes against the glossary is found within a sentence', () => {
  assert.deepEqual(offences('msgstr "यह पासवर्ड अमान्य है।"'), ['1: अमान्य']);
  assert.deepEqual(offences('msgstr "५ फ़ोटो"'), ['1: ५']);
  assert.deepEqual(offences('msgstr "हो गया ।"'), ['1: गया ।']);
  assert.deepEqual(offences('msgstr "हो गया।अब"'), ['1: गया।']);
  assert.deepEqual(offences('msgstr "प्रोफ़ाइल"'.normalize('NFC')), []);
  assert.deepEqual(offences('msgstr "सड़क"'.replace('ड़', '\u095c')), ['1: not NFC']);
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { API } from 'typescript/unstable/sync';
import { bareTexts } from './bare-texts.ts';

const root = resolve(import.meta.dirname, '../..');

/** What is refused, by name; each is the body of a component. */
const refused: Record<string, string> = {
  'a text beside a spinner': '<b>{busy && <i />}Sign in</b>',
  'a count beside a word': '<b>{count} designers</b>',
  'an error after a text': '<b>Email{error ? <i>{error}</i> : null}</b>',
  'what is given beside something': '<b><i />{children}</b>',
  'a text in a fragment': '<>{error}<i /></>',
  'a list of texts': "<b>{['a', 'b'].map((one) => one + count)}</b>",
  'a component that answers a text': '<b><Word /></b>',
  'a remembered component that answers a text': '<b><Remembered /></b>',
  'a value of a message beside an element in it': '<b><Trans>By {error}, <i>again</i></Trans></b>',
  'a component that can answer nothing beside a text': '<b>Villa<Maybe isThere={busy} /></b>',
};

const taken: Record<string, string> = {
  'one string': "<b>{count + ' designers'}</b>",
  'a text that comes and goes alone': "<b>{busy ? 'Signing in' : <i />}</b>",
  'elements that come and go': '<b>{busy && <i />}<i>Sign in</i></b>',
  'a text that stays, beside elements that stay': '<b>Read <i>the terms</i> first</b>',
  'what is given, in an element of its own': '<b><i /><span>{children}</span></b>',
  'a message with a value, beside what comes and goes':
    '<b><Trans>{count} designers</Trans>{busy && <i />}</b>',
  'elements in a message, with their values': '<b><Trans>By <i>{error}</i> again</Trans></b>',
  'a remembered component that answers an element': '<b>Villa<RememberedElement /></b>',
  'a constant beside a word': '<b>Within {limit} days</b>',
  'blanks between elements': "<b><i>A</i>{' '}{busy && <i>B</i>}</b>",
};

const preamble = `import { memo, type ReactNode } from 'react';
const limit = 7;
const Word = (): string => 'word';
const Remembered = memo(Word);
const RememberedElement = memo(() => <i />);
const Maybe = ({ isThere }: { isThere: boolean }) => (isThere ? <i /> : null);
const Trans = (message: { children: ReactNode }) => <i>{message.children}</i>;
type Props = { busy: boolean; count: number; error?: string; children: ReactNode };
export const used = [limit, Word, Remembered, RememberedElement, Maybe, Trans];
export function Example({ busy, count, error, children }: Props) {
`;

describe('the texts that a translated page loses', () => {
  let folder: string;
  let api: API;
  before(() => {
    // In a package that has React's types.
    const above = join(root, 'shared/ui/dist');
    mkdirSync(above, { recursive: true });
    folder = mkdtempSync(join(above, 'bare-texts-'));
    api = new API({ cwd: folder });
    const examples = Object.values(refused).concat(Object.values(taken));
    examples.forEach((example, at) => {
      writeFileSync(join(folder, `${at}.tsx`), `${preamble}  return ${example};\n}\n`);
    });
    const config = { extends: join(root, 'tsconfig.browser.json'), include: ['*.tsx'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  });
  after(() => {
    api.close();
    rmSync(folder, { recursive: true });
  });

  const found = (at: number) => {
    const config = join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(join(folder, `${at}.tsx`));
    assert.ok(project && source);
    return bareTexts(project.checker, source);
  };

  Object.keys(refused).forEach((name, at) => {
    test(`are told: ${name}`, () => {
      const [text] = found(at);
      assert.equal(text?.line, preamble.split('\n').length);
    });
  });
  Object.keys(taken).forEach((name, at) => {
    test(`are not: ${name}`, () => {
      assert.deepEqual(found(Object.keys(refused).length + at), []);
    });
  });
});

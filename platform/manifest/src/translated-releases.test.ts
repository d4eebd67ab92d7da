import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { composeRemote, composeShell } from './compose-releases.ts';
import { limits } from './limits.ts';
import { parsePageTemplate } from './page-template.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';
import { problemsOf } from './testing/problems-of.ts';

const remote = aRemoteRelease();
const shell = aShellRelease();
const file = { bytes: 3, sha256: 'a'.repeat(64), integrity: `sha384-${'A'.repeat(64)}` };
const translated = {
  ...remote,
  messages: { en: 2, hi: 2 },
  exposes: { ...remote.exposes, './Messages.hi': ['messages-hi.js'] },
  server: { file: 'server.js', exposes: ['./ItemPage', './Messages.hi'] },
  files: { ...remote.files, 'messages-hi.js': file, 'server.js': file, 'messages.json': file },
};

describe('a release with messages', () => {
  test('has a module for each language, which remote.json does not list', () => {
    assert.deepEqual(problemsOf(translated), []);
    assert.deepEqual(composeRemote(translated).exposes['./Messages.hi'], ['messages-hi.js']);
    const exposes = { ...remote.manifest.exposes, './Messages.hi': './src/hi.ts' };
    const listed = problemsOf({ ...translated, manifest: { ...remote.manifest, exposes } });
    assert.match(listed.join(), /manifest\.exposes: expected keys of the form: a name such as/);
    const other = { ...remote.exposes, './messages.hi': ['page.js'] };
    assert.match(problemsOf({ ...translated, exposes: other }).join(), /^exposes: expected keys/);
  });

  test('counts those of each module, and has them in a file that is not too large', () => {
    assert.deepEqual(problemsOf({ ...translated, messages: { en: 2 } }), [
      'messages: the build has ./Messages.hi, and counts no messages in its language',
    ]);
    const { 'messages.json': _gone, ...files } = translated.files;
    assert.deepEqual(problemsOf({ ...translated, files }), [
      'messages: the release claims messages, and has no file messages.json',
    ]);
    const large = { ...file, bytes: limits.messagesBytes + 1 };
    assert.deepEqual(
      problemsOf({ ...translated, files: { ...translated.files, 'messages.json': large } }),
      [`messages: messages.json has at most ${limits.messagesBytes} bytes`],
    );
  });
});

test('the fonts of a language are fonts of the release', () => {
  const fontsByLanguage = { hi: ['deva.woff2'] };
  const files = { ...shell.files, 'deva.woff2': file };
  assert.deepEqual(problemsOf({ ...shell, files, fontsByLanguage }), []);
  assert.deepEqual(composeShell({ ...shell, fontsByLanguage }).fontsByLanguage, fontsByLanguage);
  assert.deepEqual(problemsOf({ ...shell, fontsByLanguage }), [
    'files: "deva.woff2" is named but not listed',
  ]);
  assert.deepEqual(problemsOf({ ...shell, fontsByLanguage: { hi: ['page.html'] } }), [
    'fontsByLanguage.hi: expected a font (.woff2), found "page.html"',
  ]);
});

test('the html element of a template names the language of its page', () => {
  const rest = '%title%%nonce%<!-- aangan:head --><!-- aangan:composition -->';
  const html = `<html class="a" lang="en-IN">${rest}<!-- aangan:scripts --><!-- aangan:data -->`;
  const { fill } = parsePageTemplate(html);
  assert.equal(fill({ lang: 'hi-IN', title: 'T' }), '<html class="a" lang="hi-IN">T');
  assert.equal(fill({ title: 'T' }), '<html class="a" lang="en-IN">T');
  const { fill: fillOther } = parsePageTemplate(html.replace('en-IN', '%lang%'));
  assert.equal(fillOther({ lang: 'hi-IN' }), '<html class="a" lang="hi-IN">');
});

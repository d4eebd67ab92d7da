import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Composition } from '@aangan/manifest';
import { anEdge } from '../testing/an-edge.ts';
import { aComposition, fixedRegistry } from '../testing/fixed-registry.ts';
import { trustedTypesScript } from './trusted-types.ts';

type Policy = { createScriptURL(text: string, type: string, sink: string): string | undefined };

/** The policy that the script makes in a page of `https://site.test`, and its name. */
function policyOf(asked: Composition): { name: string; policy: Policy; rules: string[] } {
  const [, code = ''] = />(.*)<\/script>$/s.exec(trustedTypesScript(asked, 'n')) ?? [];
  const made: [string, Policy][] = [];
  const trustedTypes = {
    createPolicy: (...one: [string, Policy]) => made.push(one),
  };
  const location = 'https://site.test/designers';
  new Function('self', 'document', 'location', code)(
    { trustedTypes },
    { baseURI: location },
    location,
  );
  const [[name, policy] = ['', {} as Policy]] = made;
  assert.equal(made.length, 1);
  return { name, policy, rules: Object.keys(policy) };
}

const composition = (more: Partial<Composition> = {}) =>
  ({ ...aComposition(), id: 'one', ...more }) as Composition;
const src = 'HTMLScriptElement src';

describe('the policy of Trusted Types of a page', () => {
  test('takes scripts of the site’s releases, and no others', () => {
    const { name, policy } = policyOf(composition());
    assert.equal(name, 'default');
    const takes = (text: string, sink = src) =>
      policy.createScriptURL(text, 'TrustedScriptURL', sink) === text;
    assert.ok(takes('/releases/designers/0123456789abcdef/page.js'));
    assert.ok(takes('https://site.test/releases/designers/0123456789abcdef/page.js?retry=1'));
    for (const text of [
      'https://evil.test/releases/a.js',
      '//evil.test/releases/a.js',
      '\\\\evil.test/releases/a.js',
      '/releases/../api/media/1',
      '/releases/%2e%2e/api/media/1',
      'https://site.test.evil.test/releases/a.js',
      'https://site.test@evil.test/releases/a.js',
      'javascript:alert(1)//releases/',
      'data:text/javascript,alert(1)',
      'blob:https://site.test/1',
      '',
      'https://',
    ]) {
      assert.ok(!takes(text), text);
    }
  });

  test('takes workers that the page has made itself, and no service worker', () => {
    const { policy } = policyOf(composition());
    const take = (text: string, sink: string) =>
      policy.createScriptURL(text, 'TrustedScriptURL', sink);
    assert.equal(
      take('blob:https://site.test/1', 'Worker constructor'),
      'blob:https://site.test/1',
    );
    assert.equal(take('/releases/designers/x/page.js', 'Worker constructor'), undefined);
    for (const sink of ['ServiceWorkerContainer register', 'SharedWorker constructor']) {
      assert.equal(take('/releases/designers/x/page.js', sink), undefined, sink);
      assert.equal(take('blob:https://site.test/1', sink), undefined, sink);
    }
  });

  test('has no rule for markup and texts of scripts, so that the browser refuses them', () => {
    assert.deepEqual(policyOf(composition()).rules, ['createScriptURL']);
  });

  test('takes scripts of the origin of releases, and of a server on the visitor’s computer', () => {
    const local = {
      ...aComposition().remotes[0],
      isLocal: true,
      baseUrl: 'http://localhost:3100/a/b/',
    };
    const { policy } = policyOf(
      composition({
        releasesOrigin: 'https://files.test',
        remotes: [local as Composition['remotes'][number]],
      }),
    );
    const take = (text: string) => policy.createScriptURL(text, 'TrustedScriptURL', src);
    assert.ok(take('https://files.test/releases/a/b/c.js'));
    assert.ok(take('http://localhost:3100/a/b/next.hot-update.js'));
    assert.ok(!take('https://files.test/other/c.js'));
    assert.ok(!take('http://localhost:31000/a.js'));
  });

  test('is in every page before its other scripts of the platform, and the header requires it', async () => {
    const edge = await anEdge({ reader: fixedRegistry().reader });
    for (const url of ['/', '/designers', '/nowhere']) {
      const { body, headers } = await edge.inject(url);
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /; require-trusted-types-for 'script'; trusted-types default;/, url);
      assert.ok(body.includes('createPolicy("default"'), url);
      assert.ok(body.indexOf('createPolicy') < body.indexOf('document.currentScript'), url);
      assert.equal(body.split('createPolicy').length, 2, url);
    }
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aComposition } from '../testing/fixed-registry.ts';
import { audienceOf } from './audience-of.ts';

const { shell } = aComposition();
const declared = {
  ...shell,
  audienceCookie: 'site-audience',
  audiences: ['visitor', 'maker'],
  defaultAudience: 'visitor',
};

test('the cookie chooses between the audiences that the shell declares, and nothing else', () => {
  for (const [cookies, audience] of [
    ['site-audience=maker', 'maker'],
    ['a=b; site-audience=maker; c=d', 'maker'],
    ['site-audience=staff', 'visitor'],
    ['site-audience=__proto__', 'visitor'],
    ['site-audience=', 'visitor'],
    ['other=maker', 'visitor'],
    [undefined, 'visitor'],
  ] as const) {
    assert.equal(audienceOf(declared, cookies), audience, cookies);
  }
  assert.equal(
    audienceOf(shell, 'site-audience=maker'),
    'visitor',
    'a shell that declares no cookie',
  );
});

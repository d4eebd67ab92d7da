import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SiteRefusal } from './site-client.ts';

test('a refusal has each reason once, as a list', () => {
  const problems = ['paths: one.', 'budgets: two.'];
  const says = (detail: string) => new SiteRefusal('site', 409, { detail, problems }).message;
  const list = '\n  - paths: one.\n  - budgets: two.';
  assert.equal(
    says('staging was left as it is: paths: one. budgets: two.'),
    `site refused (409): staging was left as it is:${list}`,
  );
  assert.equal(says('It cannot be served.'), `site refused (409): It cannot be served.${list}`);
});

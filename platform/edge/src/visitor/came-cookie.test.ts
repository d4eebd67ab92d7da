import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aRenderingEdge } from '../testing/a-rendering-edge.ts';
import { aReportRegistry, secret } from '../testing/a-report-registry.ts';
import { cameBefore, cameCookieHeader } from './came-cookie.ts';

const https = { revision: 7, isHttps: true };

describe('when a browser came before', () => {
  test('is not known of one that sends no cookie, and any time of one that sends others', () => {
    assert.equal(cameBefore(undefined, 7), null);
    assert.deepEqual(cameBefore('other=1', 7), { first: 0, last: 7 });
    for (const made of ['aangan-came=', 'aangan-came=1', 'aangan-came=x-1', 'aangan-came=1-1e9']) {
      assert.deepEqual(cameBefore(made, 7), { first: 0, last: 7 }, made);
    }
  });

  test('is in its cookie, which every revision writes once', () => {
    const first = cameCookieHeader(undefined, https) ?? '';
    assert.equal(
      first,
      'aangan-came=7-7; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    const cookie = first.split(';')[0];
    assert.deepEqual(cameBefore(cookie, 7), { first: 7, last: 7 });
    assert.equal(cameCookieHeader(cookie, https), null);
    const later = cameCookieHeader(cookie, { revision: 9, isHttps: false });
    assert.equal(later, 'aangan-came=7-9; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
  });
});

describe('the pages of a site', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11) Chrome/143.0' };
  const cookieOf = async (samplePercent: number, headers: Record<string, string> = browser) => {
    const { edge } = await aRenderingEdge({
      platform: aReportRegistry().listener,
      reports: { secret, samplePercent },
    });
    return String((await edge.inject({ url: '/designers', headers })).headers['set-cookie'] ?? '');
  };

  test('set the cookie where canaries are judged by their speed, and for no robot', async () => {
    assert.match(await cookieOf(10), /^aangan-came=1-1;/);
    assert.equal(await cookieOf(0), '');
    assert.equal(await cookieOf(10, { 'user-agent': 'Googlebot/2.1' }), '');
  });
});

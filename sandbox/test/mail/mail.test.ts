import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { putInOutbox, startTestApi, type TestApi } from 'api/testing';
import { sandbox } from '../../src/index.ts';

describe('/sandbox/mail', () => {
  let api: TestApi;
  let id: number;
  before(async () => {
    api = await startTestApi({}, { sandbox });
    assert.match((await api.get('/sandbox/mail/')).body, /No mail yet/);
    for (const subject of ['The older', 'The <newer>']) {
      const text = {
        subject,
        paragraphs: ['Hello & welcome.'],
        action: { label: 'Go', url: 'https://aangan.test/reset-password?token=abc' },
        footnote: 'Why.',
      };
      const mail = { to: 'asha@example.com', accountId: null, texts: { en: text, hi: text } };
      await putInOutbox(api.db, mail);
    }
    const { id: newest } = await api.db
      .selectFrom('mail')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    id = newest;
  });
  after(() => api.stop());

  test('lists what was mailed, newest first', async () => {
    const { body, headers } = await api.get('/sandbox/mail');
    assert.ok(body.indexOf('The &lt;newer&gt;') < body.indexOf('The older'));
    assert.match(body, /to asha@example\.com/);
    assert.match(String(headers['content-type']), /text\/html/);
    assert.match(String(headers['content-security-policy']), /default-src 'none'/);
  });

  test('shows a mail as HTML in a frame that runs nothing, and as text with its links', async () => {
    const { body } = await api.get(`/sandbox/mail/${id}/`);
    assert.match(body, /<iframe [^>]*sandbox="(?!.*allow-scripts)[^"]*"/);
    assert.match(body, /<pre>[\s\S]*<a href="https:\/\/aangan\.test\/reset-password\?token=abc">/);
  });

  test('a mail that is none is a 404', async () => {
    for (const wrong of ['999999', 'x', '1e3']) {
      assert.equal((await api.get(`/sandbox/mail/${wrong}/`)).statusCode, 404);
    }
  });

  test('answers callers on this machine only', async () => {
    for (const remoteAddress of ['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1', '128.0.0.1']) {
      const answer = await api.call('GET', '/sandbox/mail/', { remoteAddress });
      assert.equal(answer.statusCode, 404, remoteAddress);
    }
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const answer = await api.call('GET', '/sandbox/mail/', { remoteAddress });
      assert.equal(answer.statusCode, 200, remoteAddress);
    }
  });
});

test('without demo mode there is no /sandbox', async () => {
  const api = await startTestApi({}, { sandbox: undefined });
  try {
    assert.equal((await api.get('/sandbox/mail/')).statusCode, 404);
  } finally {
    await api.stop();
  }
});

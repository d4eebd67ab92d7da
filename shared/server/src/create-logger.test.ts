import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLogger } from './create-logger.ts';
import { inRequest } from './requests/current-request.ts';

function aLog() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { logger: createLogger({ name: 'test', level: 'info' }, { write }), lines };
}

const secrets = {
  password: 'correct horse',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl',
  email: 'asha.rao@example.com',
  cookie: 'aangan-session=5ecre7',
  phone: '+91 98765 43210',
};

describe('the log', () => {
  test('has no secrets and personal data, in whatever field or text they come', () => {
    const { logger, lines } = aLog();
    const { password, token, email, cookie, phone } = secrets;

    logger.info({ body: { user: { ...secrets, New_Password: password, list: [{ email }] } } });
    logger.info({ headers: { Cookie: cookie, 'set-cookie': [cookie], authorization: token } });
    logger.info(`Bearer ${token} of ${email}, ${phone}`);
    logger.info(`cookie: ${cookie}\n{"password":"${password}"} password='${password}'`);
    logger.info({ url: `/reset?uid=7&token=${token}&email=${encodeURIComponent(email)}` });
    logger.error(
      Object.assign(new Error(`no account ${email}`, { cause: new Error(`token=${token}`) }), {
        detail: `Failing row contains (7, ${email}, Asha, (null)).`,
        parameters: [password],
      }),
    );
    logger.error(`headers: ${JSON.stringify({ cookie, 'set-cookie': [cookie, cookie] })}`);
    logger.error({ [email]: 1, detail: 'Key (name)=(correct horse) already exists.' });
    logger.error(`cannot reach postgres://aangan:${encodeURIComponent('5ecre7')}@db:5432/x`);

    const text = lines.join('');
    for (const secret of [...Object.values(secrets), '5ecre7', 'asha.rao', 'Asha']) {
      assert.ok(!text.includes(secret), `${secret} is in ${text}`);
    }
    assert.equal(lines.length, 9);
    for (const line of lines) JSON.parse(line);
  });

  test('is written in time that grows with its texts, also of what is written to be slow', () => {
    const { logger, lines } = aLog();
    for (const text of ['a', '-eyJ', 'a://', 'a%40', '"token=', 'cookie=[', '+9 ']) {
      logger.warn(text.repeat(400_000 / text.length));
    }
    assert.equal(lines.length, 7);
  });

  test('has no phone numbers as they are written in India', () => {
    const { logger, lines } = aLog();
    const phones = ['98450 12345', '+91 98450 12345', '+91-9845012345', '098450-12345'];
    for (const phone of [...phones, '1234567890', '919845012345', '984-501-2345']) {
      logger.warn(`call ${phone}.`);
      assert.equal(JSON.parse(lines.pop() ?? '').msg, 'call [removed].');
    }
  });

  test('keeps sizes, years, ids and files', () => {
    const { logger, lines } = aLog();
    for (const kept of [
      '12345 of 123456789 bytes, 1920x1080, 1920 1080, 2026-11-22T10:05:00Z, 2025 2026',
      '/releases/vendors/9845012345abcdef/page.1234567890.js:1:234567',
      '3f0a4a0e-7d7c-4d0b-9a52-919845012345',
    ]) {
      logger.warn(kept);
      assert.equal(JSON.parse(lines.pop() ?? '').msg, kept);
    }
  });

  test('keeps what an operator needs', () => {
    const { logger, lines } = aLog();
    logger.warn(
      { route: '/api/auth/token/', status: 401, address: '/designers' },
      'a page fastify@5.12.8/lib',
    );
    const { route, status, address, msg, name } = JSON.parse(lines[0] ?? '');
    assert.deepEqual(
      { route, status, address, msg, name },
      {
        route: '/api/auth/token/',
        status: 401,
        address: '/designers',
        msg: 'a page fastify@5.12.8/lib',
        name: 'test',
      },
    );
  });

  test('says which request an event is about', async () => {
    const { logger, lines } = aLog();
    await inRequest({ id: 'one', route: '/', isUnattended: false, forward: {} }, async () => {
      await Promise.resolve();
      logger.info('later');
    });
    logger.info('outside');
    assert.deepEqual(
      lines.map((line) => JSON.parse(line).requestId),
      ['one', undefined],
    );
  });
});

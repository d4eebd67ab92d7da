import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { inRequest } from '@aangan/server/requests';
import { identifyOverHttp, readIdentification } from './identify.ts';

describe('identifying over HTTP', () => {
  let api: Server;
  let identify: ReturnType<typeof identifyOverHttp>;
  let asked: IncomingHttpHeaders | undefined;
  const account = { email: 'a@b.c', is_staff: false, is_integrator: true };

  before(async () => {
    api = createServer((request, response) => {
      asked = request.headers;
      const isKnown = request.headers.authorization === 'Bearer good';
      response.statusCode = request.url === '/api/auth/me/' && isKnown ? 200 : 401;
      response.end(JSON.stringify(isKnown ? { ...account, bio: '' } : { code: 'token_not_valid' }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    identify = identifyOverHttp(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  });
  after(() => api.close());

  test('answers the account of a good token and passes a refusal on', async () => {
    const good = await identify('Bearer good');
    assert.ok('account' in good);
    assert.equal(good.account.email, account.email);
    assert.deepEqual(await identify('Bearer bad'), {
      refusal: { status: 401, body: { code: 'token_not_valid' } },
    });
  });

  test('tells the API where nobody uses the page that asks, so that this keeps no session from ending', async () => {
    const work = (isUnattended: boolean) => {
      const forward: Record<string, string> = isUnattended ? { 'x-unattended': '1' } : {};
      return inRequest({ id: '', route: undefined, isUnattended, forward }, () =>
        identify('Bearer good'),
      );
    };
    await work(true);
    assert.equal(asked?.['x-unattended'], '1');
    await work(false);
    assert.equal(asked?.['x-unattended'], undefined);
  });

  test('answers 503 when the API is down, fails or answers something else: that lets no request pass', async () => {
    const down = await identifyOverHttp('http://127.0.0.1:1')('Bearer good');
    const answers = [
      down,
      readIdentification(500, ''),
      readIdentification(200, '{"email":"a@b.c"}'),
    ];
    for (const answer of answers) {
      assert.ok('refusal' in answer);
      assert.equal(answer.refusal.status, 503);
    }
  });
});

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { MailTransport } from '@aangan/server';
import type { AutomaticRollback } from './automatic-rollback.ts';
import { noticeTasks } from './notices.ts';

const rollback: AutomaticRollback = {
  channel: 'production',
  isCanary: true,
  revision: 7,
  why: 'Pages failed.',
  releases: [
    { name: 'vendors', team: 'vendors', from: 'b'.repeat(16), to: 'a'.repeat(16) },
    { name: 'designers', team: 'designers', from: 'd'.repeat(16), to: 'c'.repeat(16) },
    { name: 'shell', team: null, from: 'f'.repeat(16), to: 'e'.repeat(16) },
  ],
};
const notice = { id: 1_800_000_000_000, rollback };
const secret = 'a secret of the webhook, 32 characters';

describe('the notices of rollbacks', () => {
  let origin: string;
  let status = 204;
  const calls: { path: string; body: string; signature: unknown }[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const signature = request.headers['x-aangan-signature'];
      calls.push({ path: request.url ?? '', body, signature });
      response.writeHead(status, { location: '/elsewhere' });
      response.end();
    });
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());

  function tasksWith(teamMails: Record<string, string>) {
    const sent: { id: number; to: string; subject: string; text: string }[] = [];
    const mail: MailTransport = {
      isExternal: true,
      send: async (one) => void sent.push(one),
      forget: async () => undefined,
    };
    const webhook = { url: `${origin}/hook`, secret };
    const mailClaimOf = () => ({ claim: async () => true, giveBack: async () => undefined });
    return { sent, tasks: noticeTasks({ mail, mailClaimOf, teamMails, webhook }) };
  }

  describe('the mail about an automatic rollback', () => {
    test('goes once to each address of the teams, and to the one for all others', async () => {
      const { sent, tasks } = tasksWith({ vendors: 'vendors@x.test', '*': 'platform@x.test' });
      await tasks['tell-team-of-rollback']?.(notice);
      assert.deepEqual(
        sent.map(({ id, to }) => [id, to]),
        [
          [1_800_000_000_000, 'vendors@x.test'],
          [1_800_000_000_001, 'platform@x.test'],
        ],
      );
      const [first] = sent;
      assert.match(first?.subject ?? '', /production: the platform has ended a canary of vendors/);
      assert.match(
        first?.text ?? '',
        /vendors: b{16} → a{16}.*Pages failed\..*aangan errors vendors/s,
      );
    });

    test('is sent to nobody where no address is set', async () => {
      const { sent, tasks } = tasksWith({});
      await tasks['tell-team-of-rollback']?.(notice);
      assert.deepEqual(sent, []);
    });
  });

  test('the mail about a rollout that the platform has paused says why, and what goes on from there', async () => {
    const { sent, tasks } = tasksWith({ vendors: 'vendors@x.test', '*': 'platform@x.test' });
    const releases = rollback.releases.map(({ name, team }) => ({ name, team }));
    const why = 'Step 2 of 3, to 25 % of the visitors, was refused: no check.';
    await tasks['tell-team-of-pause']?.({
      id: notice.id,
      paused: { channel: 'production', releases, why },
    });
    assert.deepEqual(
      sent.map(({ id, to }) => [id, to]),
      [
        [notice.id, 'vendors@x.test'],
        [notice.id + 1, 'platform@x.test'],
      ],
    );
    assert.match(sent[0]?.subject ?? '', /^production: the rollout of vendors, designers, shell/);
    assert.ok(sent[0]?.text.includes(why));
    assert.match(sent[0]?.text ?? '', /^To go on: aangan rollout resume vendors --channel prod/m);
  });

  describe('the webhook of automatic rollbacks', () => {
    const call = () => tasksWith({}).tasks['call-webhook-of-rollback']?.(notice);

    test('gets the rollback, signed', async () => {
      calls.length = 0;
      status = 204;
      await call();
      const [got] = calls;
      assert.deepEqual(JSON.parse(got?.body ?? ''), {
        id: notice.id,
        type: 'automatic-rollback',
        ...rollback,
      });
      const expected = createHmac('sha256', secret)
        .update(got?.body ?? '')
        .digest('hex');
      assert.deepEqual([got?.path, got?.signature], ['/hook', `sha256=${expected}`]);
    });

    test('is tried again where it fails, and never somewhere else', async () => {
      for (status of [500, 404, 302, 307]) {
        calls.length = 0;
        await assert.rejects(async () => call(), String(status));
        assert.deepEqual(
          calls.map(({ path }) => path),
          ['/hook'],
        );
      }
    });
  });
});

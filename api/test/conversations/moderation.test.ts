import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { conversationCalls, pdf } from './conversation-calls.ts';

describe('messages that were reported', () => {
  let api: TestApi;
  let operator: Awaited<ReturnType<typeof calls.client>>;
  before(async () => {
    api = await startTestApi({ reportsPerAccount: 1_000 });
    operator = await calls.client('Operator');
    await api.db
      .updateTable('account')
      .set({ is_staff: true })
      .where('id', '=', operator.id)
      .execute();
  });
  after(() => api.stop());
  const calls = conversationCalls(() => api);
  const { talk, send, read, report, upload } = calls;

  const queue = async (show = 'waiting') =>
    (await api.get(`/api/operator/messages/?page_size=48&show=${show}`, operator.headers)).json();
  const inQueue = async (id: number, show?: string) =>
    (await queue(show)).results.find(
      (one: { conversation_id: number }) => one.conversation_id === id,
    );
  const decide = (
    id: number,
    sequence: number,
    act: string,
    why: string | undefined = 'A reason',
  ) =>
    api.post(
      `/api/operator/messages/${id}/${sequence}/${act}/`,
      { why },
      { headers: operator.headers },
    );
  const trail = async (email: string) =>
    (await api.get(`/api/operator/audit/?search=${email}`, operator.headers))
      .json()
      .results.map((one: { kind: string; reason: string | null }) => [one.kind, one.reason]);

  /** A message of the firm, the thirteenth of the conversation, that the client has reported. */
  async function reported() {
    const all = await talk();
    for (let n = 1; n <= 12; n += 1)
      await send(n % 2 ? all.client : all.firm, all.id, { text: `m${n}` });
    const attachment = (await upload(all.firm, all.id, { content: pdf })).json();
    await send(all.firm, all.id, { text: 'rude', attachments: [attachment.id] });
    const answer = await report(all.client, all.id, 13, { reason: 'offensive', text: 'Look' });
    assert.equal(answer.statusCode, 204, answer.body);
    return { ...all, attachment };
  }

  test('wait in the operators’ queue with the ten before, the author and the report', async () => {
    const { id, firm } = await reported();
    assertMatches('ReportedMessagePage', await queue());
    const waiting = await inQueue(id);
    assert.equal(waiting.message.text, 'rude');
    assert.deepEqual(
      waiting.before.map((one: { text: string }) => one.text),
      ['m3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'],
    );
    assert.equal(waiting.author.account_id, firm.id);
    const [{ reason, text, reporter_name }] = waiting.reports;
    assert.deepEqual([reason, text, reporter_name], ['offensive', 'Look', 'Meera Person']);
    const { url } = waiting.message.attachments[0];
    assert.equal((await api.get(url)).statusCode, 200, 'operators see its attachments');
  });

  test('show operators nothing else of a conversation', async () => {
    const { id, firm } = await reported();
    const attachment = (await upload(firm, id, { content: pdf })).json();
    await send(firm, id, { attachments: [attachment.id] });
    const [, pass = ''] = (await inQueue(id)).message.attachments[0].url.split('?pass=');
    const [path] = attachment.url.split('?');
    assert.equal((await api.get(`${path}?pass=${pass}`)).statusCode, 404);
    assert.equal((await api.get(`/api/conversations/${id}/`, operator.headers)).statusCode, 404);
  });

  test('are reported once by each, not by their author, with words where the reason asks for them', async () => {
    const { id, client, firm } = await reported();
    const again = await report(client, id, 13);
    assert.deepEqual(
      again.json(),
      withCodes({ non_field_errors: ['You have already reported this message.'] }),
    );
    assert.equal((await report(firm, id, 13)).statusCode, 403);
    assert.equal((await report(client, id, 99)).statusCode, 404);
    const other = await report(client, id, 12, { reason: 'other' });
    assert.deepEqual(other.json().codes, { text: ['report_text_required'] });
    const unknown = await report(client, id, 12, { reason: 'boring' });
    assert.deepEqual(unknown.json().codes, { reason: ['invalid_choice'] });
  });

  test('stay as they are where operators keep them', async () => {
    const { id, client, firm } = await reported();
    const kept = await decide(id, 13, 'keep', 'No offence');
    assert.equal(kept.statusCode, 200, kept.body);
    assertMatches('ReportedMessage', kept.json());
    assert.equal(kept.json().decision.kind, 'kept');
    assert.equal(await inQueue(id), undefined);
    assert.equal((await inQueue(id, 'decided')).message.text, 'rude');
    assert.equal((await read(client, id)).messages.at(-1).text, 'rude');
    assert.deepEqual((await trail(firm.email))[0], ['message-kept', 'No offence']);
    await decide(id, 13, 'keep', 'Again');
    const again = await trail(firm.email);
    assert.equal(again.filter(([kind]: [string]) => kind === 'message-kept').length, 1);
  });

  test('say nothing any more where operators remove them, file and all, for both sides', async () => {
    const { id, client, firm, attachment } = await reported();
    assert.equal((await decide(id, 13, 'remove', 'Rude')).statusCode, 200);
    for (const who of [client, firm]) {
      const { text, is_removed, attachments, sequence } = (await read(who, id)).messages.at(-1);
      assert.deepEqual([text, is_removed, attachments, sequence], ['', true, [], 13]);
    }
    assert.equal((await api.get(attachment.url)).statusCode, 404);
    assert.deepEqual((await trail(firm.email))[0], ['message-removed', 'Rude']);
    assert.equal((await send(firm, id)).statusCode, 201);
  });

  test('cost their author the account where operators suspend', async () => {
    const { id, client, firm } = await reported();
    const answer = await decide(id, 13, 'suspend', 'Fraud');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(
      [answer.json().author.is_active, answer.json().decision.kind],
      [false, 'suspended'],
    );
    assert.equal((await api.get('/api/conversations/', firm.headers)).statusCode, 401);
    assert.equal((await send(client, id)).json().code, 'other_account_inactive');
    const kinds = (await trail(firm.email)).map(([kind]: [string]) => kind);
    assert.ok(kinds.includes('suspended') && kinds.includes('message-removed'));
  });

  test('are decided about by operators, with a reason, and only where they were reported', async () => {
    const { id, client } = await reported();
    const url = `/api/operator/messages/${id}/13/remove/`;
    const refused = await api.post(url, { why: 'Mine' }, { headers: client.headers });
    assert.equal(refused.statusCode, 403);
    assert.deepEqual((await decide(id, 13, 'remove', ' ')).json().codes, { why: ['blank'] });
    assert.equal((await decide(id, 12, 'remove')).statusCode, 404);
    assert.equal((await decide(id, 12, 'suspend')).statusCode, 404);
    assert.equal((await read(client, id)).messages.at(-1).text, 'rude');
  });
});

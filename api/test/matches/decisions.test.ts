import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { matchCalls } from './match-calls.ts';

describe('what operators decide about pictures that look alike', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { matched, operator, shownOf } = matchCalls(() => api);
  type Operator = Awaited<ReturnType<typeof operator>>;
  const list = async ({ headers }: Operator, show = 'waiting') =>
    (await api.get(`/api/operator/pictures/?show=${show}&page_size=48`, headers)).json();
  const decide = ({ headers }: Operator, id: number, kind: string, why = 'The negatives agree.') =>
    api.post(`/api/operator/pictures/${id}/decide/`, { kind, why }, { headers });
  const inList = async (staff: Operator, id: number, show = 'waiting') =>
    (await list(staff, show)).results.find((match: { id: number }) => match.id === id);

  test('both pictures wait side by side, with their firms, dates and distance', async () => {
    const [staff, { id, first, second }] = [await operator(), await matched(21)];
    assertMatches('PictureMatchPage', await list(staff));
    const { earlier, later, distance, confirmed_at, decision } = await inList(staff, id);
    assert.deepEqual(earlier.firm, { kind: 'designer', id: first.id, name: 'Studio Fern' });
    assert.deepEqual(later.firm, { kind: 'designer', id: second.id, name: 'Studio Moss' });
    assert.ok(new Date(earlier.published_at) < new Date(later.published_at));
    assert.equal((await api.get(earlier.picture)).statusCode, 200);
    assert.equal((await api.get(later.picture)).statusCode, 200);
    assert.deepEqual([distance, decision, typeof confirmed_at], [0, null, 'string']);
  });

  test('a copy is hidden from everybody but its firm, which is mailed the reason', async () => {
    const [staff, { id, second, later, first, earlier }] = [await operator(), await matched(22)];
    const decided = await decide(staff, id, 'copy', 'Fern sent us the raw file.');
    assert.equal(decided.statusCode, 200, decided.body);
    assertMatches('PictureMatch', decided.json());
    assert.deepEqual(await shownOf(second), []);
    assert.deepEqual(await shownOf(first), [earlier]);
    const own = (await api.get('/api/designers/portfolio/', second.owner.headers)).json();
    assert.deepEqual([own[0].id, own[0].is_hidden], [later, true]);
    const [mail] = await mailsTo(api, second.owner.email);
    assert.equal(mail?.subject, 'A picture of yours is hidden');
    assert.match(mail?.body_text ?? '', /Fern sent us the raw file\./);
    assert.match(mail?.body_text ?? '', /Verandah/);
  });

  test('a copy that is found to be the same work after all is shown again, and its firm is told', async () => {
    const [staff, { id, second, later }] = [await operator(), await matched(23)];
    await decide(staff, id, 'copy');
    const again = await decide(staff, id, 'same-work', 'They built it together.');
    assert.equal(again.json().decision.kind, 'same-work');
    assert.deepEqual(await shownOf(second), [later]);
    const [mail] = await mailsTo(api, second.owner.email);
    assert.equal(mail?.subject, 'A picture of yours is shown again');
    assert.match(mail?.body_text ?? '', /They built it together\./);
  });

  for (const [seed, kind] of [
    [24, 'same-work'],
    [25, 'no-match'],
  ] as const) {
    test(`"${kind}" hides nothing, mails nobody and waits no longer`, async () => {
      const [staff, { id, second, later }] = [await operator(), await matched(seed)];
      const mails = (await mailsTo(api, second.owner.email)).length;
      assert.equal((await decide(staff, id, kind)).statusCode, 200);
      assert.deepEqual(await shownOf(second), [later]);
      assert.equal((await mailsTo(api, second.owner.email)).length, mails);
      assert.equal(await inList(staff, id), undefined);
      assert.equal((await inList(staff, id, 'decided')).decision.kind, kind);
    });
  }

  test('a decision is in the audit trail once, with its operator, firm and reason', async () => {
    const [staff, { id, second }] = [await operator(), await matched(26)];
    await decide(staff, id, 'copy', 'A copy of 26.');
    await decide(staff, id, 'copy', 'A copy of 26.');
    const { results } = (await api.get('/api/operator/audit/?page_size=48', staff.headers)).json();
    const events = results.filter(({ reason }: { reason: string }) => reason === 'A copy of 26.');
    const [{ kind, account, operator: by }, ...others] = events;
    assert.deepEqual([kind, account.id, by.id], ['match-copy', second.owner.id, staff.id]);
    assert.deepEqual(others, []);
  });

  test('needs an operator, a reason and a decision of the list', async () => {
    const [staff, { id, first }] = [await operator(), await matched(27)];
    const { headers } = first.owner;
    assert.equal((await api.get('/api/operator/pictures/')).statusCode, 401);
    assert.equal((await api.get('/api/operator/pictures/', headers)).statusCode, 403);
    assert.equal((await decide(first.owner as Operator, id, 'copy')).statusCode, 403);
    const silent = await decide(staff, id, 'copy', '');
    assert.deepEqual(silent.json().codes, { why: ['blank'] });
    assert.equal((await decide(staff, id, 'theft')).statusCode, 400);
    assert.equal((await decide(staff, 999_999, 'copy')).statusCode, 404);
  });
});

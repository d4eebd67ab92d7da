import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  endableKinds,
  findEvent,
  kindNames,
  kindOf,
} from '../../src/notifications/notification-kinds.ts';
import { matchCalls } from '../matches/match-calls.ts';
import { reviewCalls, type SignedIn } from '../reviews/review-calls.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { notificationCalls } from './notification-calls.ts';

describe('what is told of reviews and of what operators decide', () => {
  let api: TestApi;
  let staff: SignedIn;
  before(async () => {
    api = await startTestApi();
    staff = await reviews.operator();
  });
  after(() => api.stop());
  const calls = notificationCalls(() => api);
  const reviews = reviewCalls(() => api);
  const matches = matchCalls(() => api);
  const told = async (who: SignedIn) =>
    (await calls.list(who)).results.map(({ event, path }) => [event, path]);
  const asStaff = (url: string, payload: object = {}) =>
    api.post(`/api/operator/${url}`, payload, { headers: staff.headers });

  test('a vendor of a review, its author of the answer and of a decision, the reporter of that', async () => {
    const [{ id: vendor, owner }, author, reporter] = [
      await reviews.vendor(),
      await reviews.person(),
      await reviews.person('designer', 'Studio Moss'),
    ];
    const page = `/vendors/${vendor}?show=reviews#reviews`;
    const { id } = (await reviews.write(author, vendor)).json();
    assert.deepEqual(await told(owner), [['review-received', page]]);
    await reviews.answer(owner, id, { text: 'Thank you for this.' });
    await reviews.answer(owner, id, { text: 'Thank you for this, again.' });
    assert.deepEqual(await told(author), [['review-answered', page]], 'once');
    await reviews.report(reporter, id);
    await reviews.decide(staff, id, 'hide');
    assert.deepEqual((await told(author))[0], ['review-hidden', page]);
    assert.deepEqual(await told(reporter), [['report-decided', page]]);
    await reviews.decide(staff, id, 'keep');
    assert.deepEqual((await told(author))[0], ['review-kept', page]);
    const [{ text = '' } = {}] = (await calls.list(author)).results;
    assert.match(text, /^Your review of .+ stays\.$/);
  });

  test('a firm that its profile needs a change, and that it is verified', async () => {
    const firm = await calls.firm('vendor');
    await asStaff(`vendors/${firm.id}/unverify/`);
    await asStaff(`vendors/${firm.id}/send-back/`, { why: 'A logo is missing.' });
    await asStaff(`vendors/${firm.id}/verify/`);
    await asStaff(`vendors/${firm.id}/verify/`);
    assert.deepEqual(await told(firm.owner), [
      ['profile-verified', `/vendors/${firm.id}`],
      ['profile-sent-back', '/vendor/onboarding/basic-info'],
    ]);
  });

  test('a firm of a picture that is hidden and shown again', async () => {
    const { id, second, first } = await matches.matched(31);
    for (const kind of ['copy', 'same-work']) {
      await asStaff(`pictures/${id}/decide/`, { kind, why: 'The negatives agree.' });
    }
    const events = (await told(second.owner)).filter(([event]) => event?.startsWith('picture'));
    assert.deepEqual(events, [
      ['picture-shown', '/portfolio'],
      ['picture-hidden', '/portfolio'],
    ]);
    assert.deepEqual(await told(first.owner), []);
  });

  test('the author of a message that operators remove, and nobody else', async () => {
    const { client, firm, id } = await calls.talk();
    await calls.send(firm, id);
    await calls.report(client, id, 1);
    const toldBefore = await told(client);
    await asStaff(`messages/${id}/1/remove/`, { why: 'A reason' });
    assert.deepEqual((await told(firm))[0], ['message-removed', `/conversations/${id}`]);
    const [entry] = (await calls.list(firm)).results;
    assert.match(entry?.text ?? '', /^We have removed a message of yours: “.?A reason.?”\.$/);
    assert.deepEqual(await told(client), toldBefore);
  });

  test('each event has a sentence in both languages and a path, with and without a name', () => {
    const events = kindNames.flatMap((kind) => Object.keys(kindOf(kind).events));
    assert.ok(events.length > 15);
    const data = { title: 'Hall', evidence: 'coa', day: '2026-11-28' } as const;
    for (const name of events) {
      const event = findEvent(name)?.event;
      for (const actor of ['Asha', null]) {
        const facts = { subject: 5, name: actor, times: 2, data };
        assert.match(event?.text.en(facts) ?? '', /^\S.*\.$/, name);
        assert.match(event?.text.hi(facts) ?? '', /^\S.*।$/, name);
        assert.match(event?.path(facts) ?? '', /^\/[a-z]/, name);
      }
    }
    assert.deepEqual(
      kindNames.filter((kind) => !endableKinds.includes(kind)),
      ['security'],
    );
  });
});

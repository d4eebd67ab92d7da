import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openEvents } from '../events/read-events.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { notificationCalls } from './notification-calls.ts';

describe('notifications as they happen', () => {
  let api: TestApi;
  let origin: string;
  before(async () => {
    api = await startTestApi();
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(() => api.stop());
  const calls = notificationCalls(() => api);

  const isNotification = ({ kind }: { kind: string }) => kind === 'notification';

  test('streams of the account are told of a new one and of what is read', async () => {
    const [meera, studio] = [await calls.client(), await calls.firm('designer')];
    const other = await openEvents(origin, meera.headers);
    await other.until(isNotification);
    other.events.length = 0;
    const stream = await openEvents(origin, studio.owner.headers);
    await stream.until(({ kind }) => kind === 'ready');
    await calls.connect(meera, { designer: studio.id });
    const told = await stream.until(isNotification);
    assert.deepEqual([told.id, told.data], [undefined, {}]);
    stream.events.length = 0;
    const [entry] = (await calls.list(studio.owner)).results;
    await calls.read(studio.owner, { id: entry?.id });
    await stream.until(isNotification);
    assert.equal(await calls.unreadCount(studio.owner), 0);
    assert.deepEqual(other.events.filter(isNotification), [], 'others hear nothing');
    stream.cut();
    other.cut();
  });

  test('reading a conversation tells it too, so that the bell of other tabs is right', async () => {
    const { client: meera, firm: studio, id } = await calls.talk();
    await calls.send(studio, id);
    const stream = await openEvents(origin, meera.headers);
    await stream.until(({ kind }) => kind === 'ready');
    await calls.markRead(meera, id, 1);
    await stream.until(isNotification);
    assert.equal(await calls.unreadCount(meera), 1, 'that of the approval');
    stream.cut();
  });

  test('who was offline for a day finds what was missed by asking', async () => {
    const { client: meera, firm: studio, id } = await calls.talk();
    const stream = await openEvents(origin, meera.headers);
    await stream.until(({ kind }) => kind === 'ready');
    const seen = stream.lastId();
    stream.cut();
    await calls.send(studio, id);
    const again = await openEvents(origin, meera.headers, seen);
    await again.until(({ kind }) => kind === 'message');
    assert.equal(await calls.unreadCount(meera), 2);
    again.cut();
  });
});

import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventStreams } from '../testing/event-streams.ts';
import { shareTabs } from '../testing/share-tabs.ts';
import type { LiveEvent } from './follow-events.ts';
import { createLiveEvents } from './live-events.ts';

const stops: (() => void)[] = [];
/** A tab that listens, and what it was told. */
function aTab(api = scriptApi()) {
  const told: LiveEvent[] = [];
  const stop = createLiveEvents(api.client, 7).subscribe((event) => told.push(event));
  stops.push(stop);
  return { told, stop };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const reads = (up_to: number) => ({ conversation: 5, side: 'firm', up_to });
const read = (up_to: number) => ({ kind: 'read', ...reads(up_to) });
const reset = { kind: 'reset' };
const ready = { kind: 'ready' };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await pass(1);
  jest.useRealTimers();
});

describe('A tab that is told what happens', () => {
  test('asks for everything once the first stream has begun, and is told each event then', async () => {
    const streams = eventStreams();
    const { told } = aTab();
    await pass(1);
    streams[0]?.send('ready', {}, 10);
    streams[0]?.send('read', reads(3), 11);
    streams[0]?.send('typing', { conversation: 5, side: 'firm' });
    await pass(1);
    expect(told).toEqual([reset, read(3), { kind: 'typing', conversation: 5, side: 'firm' }]);
    expect(streams[0]?.headers).not.toHaveProperty('last-event-id');
  });

  test('goes on after the last event where a stream has ended, and misses nothing', async () => {
    const streams = eventStreams();
    const { told } = aTab();
    await pass(1);
    streams[0]?.send('ready', {}, 10);
    streams[0]?.send('read', reads(3), 11);
    streams[0]?.end();
    await pass(3_001);
    expect(streams[1]?.headers['last-event-id']).toBe('11');
    streams[1]?.send('ready', {}, 11);
    streams[1]?.send('read', reads(4), 12);
    await pass(1);
    expect(told).toEqual([reset, read(3), ready, read(4)]);
  });

  test('asks for everything again where the stream says that too much was missed', async () => {
    const streams = eventStreams();
    const { told } = aTab();
    await pass(1);
    streams[0]?.send('ready', {}, 10);
    streams[0]?.send('reset', {}, 2_000);
    await pass(1);
    expect(told).toEqual([reset, reset]);
  });

  test('asks for everything each 15 s where streams fail, until one works', async () => {
    let isRefused = true;
    const streams = eventStreams(() => isRefused);
    const { told } = aTab();
    await pass(3_100);
    expect(told).toEqual([reset]);
    await pass(15_000);
    expect(told).toEqual([reset, reset]);
    isRefused = false;
    await pass(15_000);
    streams[0]?.send('ready', {}, 10);
    await pass(30_000);
    expect(told).toEqual([reset, reset, reset]);
  });

  test('takes a stream that says nothing for 40 s for dead', async () => {
    const streams = eventStreams();
    aTab();
    await pass(1);
    streams[0]?.send('ready', {}, 10);
    await pass(44_000);
    expect(streams).toHaveLength(2);
  });

  test('asks again at once when the network returns', async () => {
    const streams = eventStreams();
    aTab();
    await pass(1);
    streams[0]?.end();
    await pass(100);
    window.dispatchEvent(new Event('online'));
    await pass(1);
    expect(streams).toHaveLength(2);
  });

  test('renews an expired token before it reads', async () => {
    const api = scriptApi();
    const unread = endpoint('get', '/notifications/unread/');
    let status = 401;
    const streams = eventStreams(
      () => status !== 200,
      () => status,
    );
    api.answer(unread, () => {
      status = 200;
      return { body: { count: 0 } };
    });
    aTab(api);
    await pass(1);
    expect(api.requests.map(({ url }) => url)).toEqual([unread.url]);
    expect(streams).toHaveLength(1);
  });
});

describe('Tabs of one account', () => {
  test('read one stream together, and the next goes on after the last event once the first is closed', async () => {
    const unshare = shareTabs();
    const streams = eventStreams();
    const [first, second] = [aTab(), aTab()];
    await pass(1);
    expect(streams).toHaveLength(1);
    streams[0]?.send('ready', {}, 10);
    streams[0]?.send('read', reads(3), 11);
    await pass(1);
    expect(first.told).toEqual([reset, read(3)]);
    expect(second.told).toEqual([reset, read(3)]);
    first.stop();
    await pass(1);
    expect(streams[1]?.headers['last-event-id']).toBe('11');
    streams[1]?.send('read', reads(4), 12);
    await pass(1);
    expect(second.told).toEqual([reset, read(3), read(4)]);
    unshare();
  });

  test('read a stream each in a browser without locks', async () => {
    const streams = eventStreams();
    aTab();
    aTab();
    await pass(1);
    expect(streams).toHaveLength(2);
  });
});

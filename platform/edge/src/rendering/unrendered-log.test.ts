import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type UnrenderedPage, unrenderedLog } from './unrendered-log.ts';

function aLog() {
  const lines: string[] = [];
  let now = 0;
  const write = (level: string) => (about: object, text: string) => {
    const { untold } = about as { untold?: number };
    lines.push(`${level}: ${text}${untold === undefined ? '' : `, ${untold} untold`}`);
  };
  const logger = { info: write('info'), warn: write('warn') } as never;
  const log = unrenderedLog(logger, () => now);
  const tell = (failure: UnrenderedPage['failure'], route = '/designers') =>
    log({ route, composition: 'c', failure, detail: 'd' });
  return { lines, tell, wait: (ms: number) => (now += ms) };
}

test('pages that come late are one line of information, whichever they are', () => {
  const { lines, tell } = aLog();
  for (let page = 0; page < 145; page += 1) tell('late', `/page-${page}`);
  assert.deepEqual(lines, ['info: a page came late']);
});

test('a renderer that is away is one line, and the next tells how many pages it concerned', () => {
  const { lines, tell, wait } = aLog();
  for (let page = 0; page < 145; page += 1) tell('unreachable', `/page-${page}`);
  wait(60_000);
  tell('unreachable');
  assert.deepEqual(lines, [
    'warn: a page could not be rendered',
    'warn: a page could not be rendered, 144 untold',
  ]);
});

test('each page that throws is told by itself', () => {
  const { lines, tell } = aLog();
  tell('error');
  tell('error', '/vendors');
  tell('error');
  assert.equal(lines.length, 2);
});

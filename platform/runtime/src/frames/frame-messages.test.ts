import { describe, expect, test } from '@jest/globals';
import { readFrameMessage, writeMessage } from './frame-messages.ts';

describe('a message of a frame', () => {
  test('is what was written', () => {
    const message = { kind: 'read', id: 1, address: '/api/items/' } as const;
    expect(readFrameMessage(writeMessage(message))).toMatchObject(message);
  });

  test.each([
    [{ v: 1, kind: 'ready' }, 'it sends what is no text'],
    [new ArrayBuffer(8), 'it sends what is no text'],
    ['x'.repeat(50_000_000), 'it sends more than 16000 characters at once'],
    ['{', 'it sends what is no message'],
    ['[]', 'it sends what is no message'],
    ['null', 'it sends what is no message'],
    ['{"v":2,"kind":"ready"}', 'it speaks another version than 1'],
    ['{"kind":"ready"}', 'it speaks another version than 1'],
    ['{"v":1,"kind":"constructor"}', 'it sends a message of no known kind'],
    ['{"v":1,"kind":"__proto__"}', 'it sends a message of no known kind'],
    ['{"v":1,"kind":"ready","__proto__":{"isAdmin":true}}', 'its message "ready" has other fields'],
    [
      '{"v":1,"kind":"size","height":null,"printed":1,"width":1}',
      'its message "size" has other fields',
    ],
    [
      '{"v":1,"kind":"size","height":1e999,"printed":1,"width":1}',
      'its message "size" has other fields',
    ],
    [
      '{"v":1,"kind":"size","height":"12","printed":1,"width":1}',
      'its message "size" has other fields',
    ],
    ['{"v":1,"kind":"size","height":1}', 'its message "size" has other fields'],
    ['{"v":1,"kind":"size"}', 'its message "size" has other fields'],
  ])('is none: %#', (sent, why) => {
    expect(readFrameMessage(sent)).toBe(why);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

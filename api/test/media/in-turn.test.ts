import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurn } from '../../src/media/in-turn.ts';
import { MediaRefused } from '../../src/media/media-refused.ts';

test('files of one account are opened one by one, beside those of another, and few wait', async () => {
  const begun: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const send = (account: number, name: string) =>
    inTurn(account, async () => {
      begun.push(name);
      await opened;
      return name;
    });
  const firm = Array.from({ length: 11 }, (_, at) => send(1, `firm ${at}`));
  const other = send(2, 'other');
  await assert.rejects(
    send(1, 'one too many'),
    (error) => error instanceof MediaRefused && error.code === 'too_many_uploads',
  );
  assert.deepEqual(begun, ['firm 0', 'other'], 'an account has one place');
  open();
  assert.equal(await other, 'other');
  assert.deepEqual((await Promise.all(firm)).at(-1), 'firm 10');
  assert.equal(await send(1, 'later'), 'later');
});

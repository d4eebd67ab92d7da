import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createTeamQueue, QueueFull } from './team-queue.ts';

/** A queue whose checks end when they are told to, and the order in which they began. */
function startQueue(size: Partial<Parameters<typeof createTeamQueue>[0]> = {}) {
  const queue = createTeamQueue({ atOnce: 2, perTeam: 10, total: 30, ...size });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    queue.run(name.slice(0, 1), async () => {
      began.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { queue, began, ask, end };
}

describe('checks of several teams', () => {
  test('begin in turn: one of each team, however many one team asks for', async () => {
    const { began, ask, end } = startQueue({ atOnce: 1 });
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(ask);
    const order = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'];
    for (const name of order) await end(name);
    assert.deepEqual(await Promise.all(asked), ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
    assert.deepEqual(began, order);
  });

  test('go on while one of a team hangs, which waits for itself only', async () => {
    const { began, ask, end } = startQueue();
    const hanging = [ask('a1'), ask('a2'), ask('a3')];
    for (let count = 1; count <= 5; count += 1) {
      const other = ask(`b${count}`);
      await end(`b${count}`);
      assert.equal(await other, `b${count}`);
    }
    assert.deepEqual(began, ['a1', 'b1', 'b2', 'b3', 'b4', 'b5']);
    for (const name of ['a1', 'a2', 'a3']) await end(name);
    await Promise.all(hanging);
  });

  test('go on after one has failed', async () => {
    const { queue, ask, end } = startQueue({ atOnce: 1 });
    await assert.rejects(
      queue.run('a', () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    const next = ask('a2');
    await end('a2');
    assert.equal(await next, 'a2');
  });

  test('are refused at once where too many wait: of one team, and of all', async () => {
    const { queue, ask } = startQueue({ atOnce: 1, perTeam: 2, total: 3 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name);
    await assert.rejects(ask('a4'), { name: 'QueueFull', message: /2 checks of team a wait/ });
    void ask('b1');
    assert.equal(queue.waiting, 3);
    await assert.rejects(ask('c1'), (error) => error instanceof QueueFull);
  });
});

import { describe, expect, test } from '@jest/globals';
import { limitRunning } from './limit-running.ts';

describe('limiting what runs at once', () => {
  test('starts a waiting task when one ends, also when that one fails, in order', async () => {
    const run = limitRunning(2);
    const started: string[] = [];
    const tasks = ['first', 'second', 'third', 'fourth'].map((name) => {
      const end = Promise.withResolvers<string>();
      const result = run(() => {
        started.push(name);
        return end.promise;
      });
      return { ...end, result };
    });
    expect(started).toEqual(['first', 'second']);
    tasks[1]?.reject(new Error('second failed'));
    await expect(tasks[1]?.result).rejects.toThrow('second failed');
    expect(started).toEqual(['first', 'second', 'third']);
    tasks[0]?.resolve('done');
    expect(await tasks[0]?.result).toBe('done');
    expect(started).toEqual(['first', 'second', 'third', 'fourth']);
  });
});

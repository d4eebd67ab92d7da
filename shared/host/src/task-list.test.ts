import { describe, expect, test } from '@jest/globals';
import { createTaskList, type TaskControls } from './task-list.ts';

/** A task that the test ends itself. */
function startTask(tasks = createTaskList(), label = 'Uploading room.jpg') {
  const task = Promise.withResolvers<string>();
  let controls: TaskControls | undefined;
  const result = tasks.start(label, (given) => {
    controls = given;
    given.signal.addEventListener('abort', () => task.reject(new Error('cancelled')));
    return task.promise;
  });
  return { tasks, result, finish: task.resolve, controls: () => controls as TaskControls };
}

describe('the task list', () => {
  test('shows a task while it runs, with its progress, and gives its result', async () => {
    const { tasks, result, finish, controls } = startTask();
    expect(tasks.current()).toMatchObject([{ label: 'Uploading room.jpg', progress: null }]);
    controls().progress(0.5);
    expect(tasks.current()).toMatchObject([{ progress: 0.5 }]);
    finish('item 7');
    expect(await result).toBe('item 7');
    expect(tasks.current()).toEqual([]);
  });

  test('drops a failed task and passes its error on', async () => {
    const { tasks, result } = startTask();
    tasks.current()[0]?.cancel();
    await expect(result).rejects.toThrow('cancelled');
    expect(tasks.current()).toEqual([]);
  });

  test('tells its subscribers about every change, until they stop', async () => {
    const tasks = createTaskList();
    const counts: number[] = [];
    const stop = tasks.subscribe(() => counts.push(tasks.current().length));
    const first = startTask(tasks);
    const second = startTask(tasks);
    first.finish('done');
    await first.result;
    stop();
    second.finish('done');
    await second.result;
    expect(counts).toEqual([1, 2, 1]);
  });

  test('answers the same array while nothing changes', () => {
    const { tasks } = startTask();
    expect(tasks.current()).toBe(tasks.current());
  });
});

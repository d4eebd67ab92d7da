import { createTaskList } from '@aangan/host/create';
import { describe, expect, test } from '@jest/globals';
import { warnBeforeLeaving } from './warn-before-leaving.ts';

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'leaves';
};

describe('leaving the site', () => {
  test('asks first while a task runs, and not before or after', async () => {
    const tasks = createTaskList();
    const stop = warnBeforeLeaving(tasks, window);
    expect(leave()).toBe('leaves');
    const { promise, resolve } = Promise.withResolvers<void>();
    const upload = tasks.start('Uploading room.jpg', () => promise);
    expect(leave()).toBe('asks');
    resolve();
    await upload;
    expect(leave()).toBe('leaves');
    stop();
  });
});

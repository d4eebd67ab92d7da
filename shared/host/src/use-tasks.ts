import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';
import type { Task } from './task-list.ts';

/** The tasks that go on while the visitor moves between pages, oldest first. */
export function useTasks(): readonly Task[] {
  const { tasks } = useHost();
  return useSyncExternalStore(tasks.subscribe, tasks.current, tasks.current);
}

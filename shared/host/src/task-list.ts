/** A task that goes on while the visitor moves between pages. */
export interface Task {
  id: string;
  /** What it is called on the screen, such as "Uploading courtyard.jpg". */
  label: string;
  /** How much is done, 0 to 1; null while that is not known. */
  progress: number | null;
  /** Stops it. */
  cancel(): void;
}

/** What a running task can use. */
export interface TaskControls {
  /** Aborted when the task is cancelled. */
  signal: AbortSignal;
  /** Tells how much is done, 0 to 1. */
  progress(done: number): void;
}

/** The tasks of one page. A task leaves the list when its promise settles. */
export interface TaskList {
  /**
   * Starts a task.
   * @returns the promise of `run`: its value, or what it rejects with
   */
  start<Result>(label: string, run: (controls: TaskControls) => Promise<Result>): Promise<Result>;
  /** The tasks that run now, oldest first. The same array until something changes. */
  current(): readonly Task[];
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** An empty task list. */
export function createTaskList(): TaskList {
  const listeners = new Set<() => void>();
  let tasks: readonly Task[] = [];
  let started = 0;

  const set = (changed: readonly Task[]) => {
    tasks = changed;
    for (const listener of listeners) listener();
  };
  const update = (id: string, progress: number) =>
    set(tasks.map((task) => (task.id === id ? { ...task, progress } : task)));
  const remove = (id: string) => set(tasks.filter((task) => task.id !== id));

  return {
    current: () => tasks,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start(label, run) {
      started += 1;
      const id = `task-${started}`;
      const controller = new AbortController();
      set([...tasks, { id, label, progress: null, cancel: () => controller.abort() }]);
      try {
        return await run({ signal: controller.signal, progress: (done) => update(id, done) });
      } finally {
        remove(id);
      }
    },
  };
}

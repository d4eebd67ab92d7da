type Callback = (...values: unknown[]) => void;

/** Timers for modules. They end with the page that set them. */
export interface PageTimers {
  /** What modules see as `setTimeout` and so on. */
  globals: Record<string, unknown>;
  /** From now on timers run. */
  start(): void;
  /** Ends all timers; until the next start, new ones never run. */
  stop(): void;
}

/** A module must not compute between two pages, nor retain the memory of a page that was sent. */
export function createPageTimers(): PageTimers {
  const open = new Set<NodeJS.Timeout | NodeJS.Immediate>();
  let isRunning = false;

  const once = <Handle extends NodeJS.Timeout | NodeJS.Immediate>(
    set: (run: () => void) => Handle,
    callback: Callback,
    values: unknown[],
  ): Handle | undefined => {
    if (!isRunning) return undefined;
    const handle = set(() => {
      open.delete(handle);
      callback(...values);
    });
    open.add(handle);
    return handle;
  };
  const clear = (handle: unknown) => {
    open.delete(handle as NodeJS.Timeout);
    // As in Node, either function ends either kind of timer, and values that are no timers are ignored.
    clearTimeout(handle as NodeJS.Timeout);
    clearImmediate(handle as NodeJS.Immediate);
  };

  return {
    globals: {
      setTimeout: (callback: Callback, ms?: number, ...values: unknown[]) =>
        once((run) => setTimeout(run, ms), callback, values),
      setImmediate: (callback: Callback, ...values: unknown[]) =>
        once((run) => setImmediate(run), callback, values),
      setInterval: (callback: Callback, ms?: number, ...values: unknown[]) => {
        if (!isRunning) return undefined;
        const handle = setInterval(() => callback(...values), ms);
        open.add(handle);
        return handle;
      },
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
    },
    start: () => {
      isRunning = true;
    },
    stop: () => {
      isRunning = false;
      for (const handle of open) clear(handle);
    },
  };
}

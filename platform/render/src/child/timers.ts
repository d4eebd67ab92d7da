type Callback = (...values: unknown[]) => void;

/** Timers for modules that end with the page that set them. */
export interface PageTimers {
  /** What modules see as `setTimeout` and so on. */
  globals: Record<string, unknown>;
  /** From now on timers run. */
  start(): void;
  /** Ends all timers; until the next start, new ones never run. */
  stop(): void;
}

/** A module must not compute between two pages, nor hold the memory of a page that was sent. */
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
    // Node ends a timer of each kind by any of the two, and ignores what is not a timer.
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

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls back at the first wish that this process should end: Ctrl-C, SIGTERM, the terminal closed, or the
 * process that started it gone (its IPC channel closes however it dies). Later wishes are heard and change
 * nothing: the first one is being carried out, and stopping twice must not tear it apart.
 */
export function onStopRequest(stop: () => void): void {
  let isAsked = false;
  const ask = () => {
    if (!isAsked) {
      isAsked = true;
      stop();
    }
  };
  for (const signal of signals) {
    process.on(signal, ask);
  }
  if (process.channel) {
    process.on('disconnect', ask);
  }
  // Whoever read our output may be gone before us.
  process.stdout.on('error', ask);
  process.stderr.on('error', ask);
}

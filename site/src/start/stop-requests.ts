const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls back at the first request to stop: Ctrl-C, SIGTERM, the terminal closed, or the end of the process that
 * started this one (its IPC channel closes however it ends). Later requests are ignored, so that a stop in progress
 * is not interrupted.
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
  // The reader of the output may end before this process.
  process.stdout.on('error', ask);
  process.stderr.on('error', ask);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Aborted when this process is asked to stop: by a signal, or by the end of the process that started it (its IPC
 * channel closes however it ends).
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of signals) process.on(signal, stop);
  if (process.channel) {
    process.on('disconnect', stop);
    // Listening keeps the channel open, and an open channel keeps this process from ending by itself.
    process.channel.unref();
  }
  return controller.signal;
}

/**
 * What node and PostgreSQL call a database that is not there or too busy: no server, a lost connection, a shutdown, no
 * slot; a statement or a transaction that was ended because it took too long.
 */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '57014',
  '25P03',
]);

/** Whether an error says that the database cannot be reached now, or not in time, so that the request may be sent again later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: string; syscall?: string; message?: string };
  // A unix socket that is not there: the server is being started again.
  if (code === 'ENOENT') return syscall === 'connect';
  return (
    awayCodes.has(code ?? '') ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      message ?? '',
    )
  );
}

/** Whether an error says that nothing more can be stored: a full disk or quota here, or at PostgreSQL (53100). */
export function isStorageFull(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

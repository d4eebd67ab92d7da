/**
 * Error codes of Node and PostgreSQL for an unreachable or overloaded database: no server, a lost connection, a
 * shutdown, no free connection slot, a timeout of a statement or transaction, a deadlock that ended the transaction.
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
  '40P01',
]);

/** Whether an error means that the database is unreachable or too slow now: a later retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: string; syscall?: string; message?: string };
  // A missing unix socket: the server is restarting.
  if (code === 'ENOENT') return syscall === 'connect';
  return (
    awayCodes.has(code ?? '') ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      message ?? '',
    )
  );
}

/** Whether an error means that storage is full: a full disk or quota here, or at PostgreSQL (53100). */
export function isStorageFull(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

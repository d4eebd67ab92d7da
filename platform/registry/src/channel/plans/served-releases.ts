import type { ChangeKind } from '../../tables.ts';

/**
 * The releases that served under one name, the newest last, without those that were rolled back.
 * @param changes of that name on one channel, oldest first
 */
export function servedReleases(
  changes: readonly { kind: ChangeKind; to: string | null }[],
): string[] {
  const releases: string[] = [];
  for (const { kind, to } of changes) {
    if (kind === 'promote' && to !== null) releases.push(to);
    if (kind === 'rollback') rollBack(releases, to);
  }
  return releases;
}

/** Drops what was rolled back. A release that never served before, or none, replaces the newest one. */
function rollBack(releases: string[], to: string | null): void {
  const at = to === null ? -1 : releases.lastIndexOf(to);
  if (at >= 0) releases.length = at + 1;
  else releases.splice(-1, 1, ...(to === null ? [] : [to]));
}

import type { PublishedRelease } from '@aangan/registry-client';

/** Engines beside Chromium's, by the names of their browsers. */
export const engineTexts: Record<string, string> = { gecko: 'Firefox', webkit: 'WebKitGTK' };

/** A release as people compare it: the version of its package and the first digits of its id. */
export function shortRelease(release: string, version?: string | null): string {
  const [number] = (version ?? '').split('+');
  return number ? `${number} · ${release.slice(0, 7)}` : release.slice(0, 7);
}

/** A release in a list to choose from, with where it is served. */
export function releaseText({ release, version, publishedAt, channels }: PublishedRelease) {
  const on = channels.length > 0 ? `, on ${channels.join(' and ')}` : '';
  return `${shortRelease(release, version)}, ${ago(publishedAt, Date.now())}${on}`;
}

/** When, by whom and from what a release was published. */
export function publishedText({ publishedAt, createdBy, commit, run }: PublishedRelease): string {
  const parts = [
    ago(publishedAt, Date.now()),
    createdBy && `by ${createdBy}`,
    commit && `commit ${commit.id.slice(0, 10)}${commit.isChanged ? ', with changes' : ''}`,
    run?.branch && `branch ${run.branch}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A time in the reader's time zone, with the zone's name, because the command line shows UTC. */
export const instantText = (instant: string): string =>
  new Date(instant).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago: "3 hours ago". */
export function ago(instant: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000);
  for (const [unit, size] of units) {
    const count = Math.floor(seconds / size);
    if (count > 0) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}

/** Page views in which something failed, of those that had the release. */
export function failedViews(failures: Record<string, number>): number {
  const kinds = ['not-started', 'load-failed', 'render-error'];
  return kinds.reduce((sum, kind) => sum + (failures[kind] ?? 0), 0);
}

import type { Release } from '../api/release-json.ts';

/** How much JavaScript something needs, in bytes; old releases have no compressed size. */
interface Size {
  bytes: number;
  compressed: number | undefined;
}

/** A module of two releases; undefined in a release that lacks it. */
export interface ComparedSize {
  name: string;
  now: Size | undefined;
  before: Size | undefined;
}

/** What each exposed module needs beside the entry. Names are in the order of the alphabet. */
export function compareSizes(now: Release, before: Release | undefined): ComparedSize[] {
  const [one, two] = [modulesOf(now), before ? modulesOf(before) : {}];
  const names = [...new Set([...Object.keys(one), ...Object.keys(two)])].sort();
  return names.map((name) => ({ name, now: one[name], before: two[name] }));
}

function modulesOf({ exposes = {}, sizes = {}, files }: Release): Record<string, Size> {
  const entries = Object.entries(exposes).map(([name, scripts]) => {
    const recorded = sizes[name];
    const bytes = recorded?.bytes ?? bytesOf(files, scripts);
    return [name, { bytes, compressed: recorded?.brotli }] as const;
  });
  return Object.fromEntries(entries);
}

/** All scripts that pages of a release can load, each once, in bytes. */
export function totalBytes({ exposes = {}, entry, scripts = [], files }: Release): number {
  const all = new Set([...scripts, ...(entry ? [entry] : []), ...Object.values(exposes).flat()]);
  return bytesOf(files, [...all]);
}

const bytesOf = (files: Release['files'], scripts: readonly string[]) =>
  scripts.reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0);

/** "12.3 kB" */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** "+1.2 kB (+10 %)"; "same" where nothing changed. */
export function differenceText(now: number, before: number): string {
  if (now === before) return 'same';
  const sign = now > before ? '+' : '−';
  const share = before === 0 ? '' : ` (${sign}${percentText(Math.abs(now - before) / before)})`;
  const amount = Math.abs(now - before);
  const text = amount < 100 ? `${amount} B` : kilobytes(amount);
  return `${sign}${text}${share}`;
}

const percentText = (share: number) =>
  share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

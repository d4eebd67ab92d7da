import type { ListedLink } from '@aangan/registry-client';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';

/** A release that a channel serves. */
interface Served {
  name: string;
  release: string;
}

const head = ['id', 'channel', 'other than production', 'made by', 'made', 'opens until'];

/** Links in a terminal, each with its differences from production. */
export function describeLinks(links: readonly ListedLink[], served: readonly Served[]): string {
  if (links.length === 0) return 'There is no compose link.';
  const rows = links.map((link) => [
    link.id,
    link.channel,
    holds(link, served),
    link.madeBy,
    formatTime(link.madeAt),
    formatTime(link.expiresAt),
  ]);
  return formatTable([head, ...rows]);
}

function holds({ releases, locals, madeFrom }: ListedLink, served: readonly Served[]): string {
  const ordinary = new Map(served.map(({ name, release }) => [name, release]));
  const isLocal = (name: string) => locals.some((local) => local.name === name);
  const others = Object.entries(releases)
    .filter(([name, release]) => ordinary.get(name) !== release && !isLocal(name))
    .map(([name, release]) => `${name}@${release}`);
  const missing = [...ordinary.keys()].filter((name) => !(name in releases) && !isLocal(name));
  const parts = [
    ...others,
    ...locals.map(({ name, origin }) => `${name}@${origin}`),
    ...missing.map((name) => `no ${name}`),
  ];
  const text = parts.join(' ') || 'nothing';
  return madeFrom === null ? text : `${text} (from ${madeFrom})`;
}

import { type Channel, parseComposition } from '@aangan/manifest';
import { PlainError } from '@aangan/server';
import { readChannel } from '../channel-option.ts';
import type { ClientSettings } from '../config.ts';
import { signIn } from '../sign-in.ts';
import { createSiteClient, type SiteClient } from '../site-client.ts';
import { formatTable } from './format-table.ts';

export interface StatusOptions extends ClientSettings {
  channel?: string | undefined;
}

interface Change {
  name: string;
  to: string | null;
  at: string;
  /** Null where the caller is no integrator. */
  by: string | null;
  why: string;
}

/** Prints what each channel serves, since when, by whom and why. @returns the exit code. */
export async function status(options: StatusOptions): Promise<number> {
  const asked = options.channel === undefined ? undefined : readChannel(options.channel);
  // Who made a change is for integrators; everything else is public.
  const site = mayName(options)
    ? await signIn(options, 'an integrator')
    : createSiteClient(options.registry);
  for (const channel of await channelsOf(site, asked)) {
    console.log(await describeChannel(site, channel));
  }
  return 0;
}

function mayName({ token, email, password }: ClientSettings): boolean {
  return token !== undefined || (email !== undefined && password !== undefined);
}

async function channelsOf(site: SiteClient, asked: Channel | undefined): Promise<Channel[]> {
  const { results } = (await site.get<{ results: Channel[] }>('/platform/channels')) ?? {
    results: [],
  };
  if (asked === undefined) return results;
  if (results.includes(asked)) return [asked];
  throw new PlainError(`There is no channel "${asked}". There are: ${results.join(', ')}.`);
}

async function describeChannel(site: SiteClient, channel: Channel): Promise<string> {
  const [answer, history] = await Promise.all([
    site.get<unknown>(`/platform/channels/${channel}`),
    site.get<{ results: Change[] }>(`/platform/channels/${channel}/history?limit=200`),
  ]);
  if (answer === undefined) return `\n${channel}: nothing is served yet.`;
  const { revision, shell, remotes } = parseComposition(answer);
  const served = [{ name: 'shell', release: shell.release }, ...remotes];
  const rows = served.map(({ name, release }) => {
    const change = history?.results.find((one) => one.name === name && one.to === release);
    return [name, release, formatTime(change?.at), change?.by ?? '', change?.why ?? ''];
  });
  const table = formatTable([['name', 'release', 'since', 'by', 'why'], ...rows]);
  return `\n${channel} (revision ${revision})\n${table}`;
}

function formatTime(instant: string | undefined): string {
  return instant === undefined ? '' : instant.slice(0, 16).replace('T', ' ').concat(' UTC');
}

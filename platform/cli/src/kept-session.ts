import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import type { ClientSettings } from './client-settings.ts';
import { readJson } from './places.ts';
import { createSiteClient, SiteRefusal } from './site-client.ts';

/** A session that `aangan login` has begun for the commands after it. */
export interface KeptSession {
  email: string;
  /** The refresh token: each use replaces it. */
  refresh: string;
}

/** The origin of a site → the session there. */
type KeptSessions = Record<string, KeptSession>;

type KeepingSettings = Pick<ClientSettings, 'url' | 'stateFolder'>;

function fileOf({ stateFolder }: Pick<KeepingSettings, 'stateFolder'>): string {
  return path.join(stateFolder ?? path.join(homedir(), '.local/state'), 'aangan/sessions.json');
}

const originOf = ({ url }: Pick<KeepingSettings, 'url'>) => new URL(url).origin;

/** The session that is kept for a site; undefined where there is none. */
export function readKeptSession(settings: KeepingSettings): KeptSession | undefined {
  return (readJson(fileOf(settings)) as KeptSessions)[originOf(settings)];
}

/** Keeps a session for a site in a file that its owner alone may read. @param session undefined: keeps none */
export async function keepSession(
  settings: KeepingSettings,
  session: KeptSession | undefined,
): Promise<void> {
  const file = fileOf(settings);
  const { [originOf(settings)]: _, ...others } = readJson(file) as KeptSessions;
  const sessions = session ? { ...others, [originOf(settings)]: session } : others;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(sessions), { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, file);
}

/**
 * An access token of the session that is kept for a site, whose refresh token is replaced.
 * @returns undefined where none is kept, or that of another account than AANGAN_EMAIL
 * @throws PlainError where the session has ended; it is not kept any longer
 */
export async function accessOfKept(
  settings: KeepingSettings & Pick<ClientSettings, 'email'>,
): Promise<string | undefined> {
  const kept = readKeptSession(settings);
  if (!kept || (settings.email !== undefined && settings.email !== kept.email)) return undefined;
  const asked: Endpoint<{ access: string; refresh: string }> = {
    method: 'post',
    url: '/api/auth/token/refresh/',
    data: { refresh: kept.refresh },
  };
  try {
    const { access, refresh } = await createSiteClient(settings.url).send(asked);
    await keepSession(settings, { ...kept, refresh });
    return access;
  } catch (error) {
    if (!(error instanceof SiteRefusal) || error.status !== 401) throw error;
    await keepSession(settings, undefined);
    throw new PlainError(
      `The session of ${kept.email} has ended, as those of integrators do after half an hour without use. Begin another one with aangan login.`,
      { cause: error },
    );
  }
}

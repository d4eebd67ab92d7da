import type { Endpoint } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { siteOptions } from '../command-line/options.ts';
import { none } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { keepSession, readKeptSession } from '../kept-session.ts';
import { beginSession } from '../sign-in.ts';
import { createSiteClient } from '../site-client.ts';

export const loginCommand: Command = {
  name: 'login',
  summary:
    'Signs in for the commands that follow, with AANGAN_EMAIL, AANGAN_PASSWORD and AANGAN_CODE.',
  options: siteOptions,
  details:
    'For accounts with a second factor: a code of the app works once, and this is the one command that needs it. The session is kept in ~/.local/state/aangan/sessions.json, which only you can read, until aangan logout. The site ends sessions of integrators after 12 hours, and after 30 minutes without use. Where a command asks for a newer proof, run it again.',
  examples: ['aangan login', 'aangan login --url https://aangan.example'],
  run: (positionals, values) => login(positionals, values),
};

async function login(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const settings = siteSettings(values);
  const before = readKeptSession(settings);
  const { email, refresh } = await beginSession(settings, publisher);
  await keepSession(settings, { email, refresh });
  if (before) await end(settings.url, before.refresh);
  console.log(`Signed in to ${settings.url} as ${email}, until aangan logout.`);
  if (settings.token !== undefined) {
    console.log('Commands use AANGAN_TOKEN as long as it is set.');
  }
  return 0;
}

export const logoutCommand: Command = {
  name: 'logout',
  summary: 'Ends the session that aangan login has begun.',
  options: siteOptions,
  examples: ['aangan logout'],
  run: (positionals, values) => logout(positionals, values),
};

async function logout(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const settings = siteSettings(values);
  const kept = readKeptSession(settings);
  if (!kept) throw new PlainError(`No session is kept for ${settings.url}.`);
  await end(settings.url, kept.refresh);
  await keepSession(settings, undefined);
  console.log(`${kept.email} is signed out of ${settings.url} here.`);
  return 0;
}

async function end(site: string, refresh: string): Promise<void> {
  const ended: Endpoint<void> = { method: 'post', url: '/api/auth/logout/', data: { refresh } };
  await createSiteClient(site).send(ended);
}

import { readSettings, type SettingsOf, textSetting, urlSetting } from '@aangan/server/settings';
import { browserSetting } from './browser-setting.ts';
import { siteOfRepository } from './places.ts';

const clientSettings = {
  browser: browserSetting,
  email: textSetting({
    variable: 'AANGAN_EMAIL',
    about:
      'The account that `aangan publish` (an integrator’s) or `aangan operator` (an operator’s) signs in to.',
    fallback: undefined,
    example: 'integrator@aangan.test',
  }),
  password: textSetting({
    variable: 'AANGAN_PASSWORD',
    about: 'The password of AANGAN_EMAIL.',
    fallback: undefined,
    example: '…',
  }),
  code: textSetting({
    variable: 'AANGAN_CODE',
    about:
      'A code of the authenticator app of AANGAN_EMAIL, or one of its recovery codes, where that account has a second factor. Each works once.',
    fallback: undefined,
    example: '123456',
  }),
  token: textSetting({
    variable: 'AANGAN_TOKEN',
    about: 'The token of a team, or an access token, in place of AANGAN_EMAIL and AANGAN_PASSWORD.',
    fallback: undefined,
    example: '…',
  }),
  url: urlSetting({
    variable: 'AANGAN_URL',
    about: 'The site that the commands talk to.',
    fallback: undefined,
    example: 'https://aangan.example',
  }),
  registry: urlSetting({
    variable: 'AANGAN_REGISTRY',
    about: 'The former name of AANGAN_URL.',
    fallback: undefined,
    example: 'https://aangan.example',
  }),
};

/** The site that commands talk to, and whose account or token they use. */
export type ClientSettings = Omit<
  SettingsOf<typeof clientSettings>,
  'url' | 'registry' | 'code'
> & {
  url: string;
  /** Of accounts with a second factor. */
  code?: string | undefined;
};

/** The settings of the commands that talk to a running site. */
export function readClientSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ClientSettings {
  const { url, registry, ...account } = readSettings(clientSettings, env);
  return { ...account, url: url ?? registry ?? siteOfRepository() ?? 'http://localhost:3000' };
}

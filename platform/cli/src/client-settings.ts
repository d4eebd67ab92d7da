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
  signingKey: textSetting({
    variable: 'AANGAN_SIGNING_KEY',
    about:
      'The private key that releases are signed with: PEM, or PKCS #8 in base64. Its public half is registered with `aangan key add`.',
    fallback: undefined,
    example: 'MC4CAQAwBQYDK2VwBCIEI…',
  }),
  idToken: textSetting({
    variable: 'AANGAN_ID_TOKEN',
    about:
      'The ID token of a run of continuous integration, for the address of the site; it is exchanged for the token of a team. GitHub Actions is asked for one.',
    fallback: undefined,
    example: '…',
  }),
  githubTokenUrl: textSetting({
    variable: 'ACTIONS_ID_TOKEN_REQUEST_URL',
    about: 'Set by GitHub in jobs with "id-token: write": where their ID tokens come from.',
    fallback: undefined,
    example: 'https://…',
  }),
  githubTokenKey: textSetting({
    variable: 'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    about: 'Set by GitHub beside the address.',
    fallback: undefined,
    example: '…',
  }),
  stateFolder: textSetting({
    variable: 'XDG_STATE_HOME',
    about: 'Where `aangan login` keeps sessions, in a folder `aangan`; without it ~/.local/state.',
    fallback: undefined,
    example: '/home/asha/.local/state',
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
export type ClientSettings = Omit<All, 'url' | 'registry' | SomeTimes> &
  Partial<Pick<All, SomeTimes>> & { url: string };

type All = SettingsOf<typeof clientSettings>;
/** What only some accounts and machines have, teams that sign, and runs of continuous integration. */
type SomeTimes =
  | 'code'
  | 'signingKey'
  | 'idToken'
  | 'githubTokenUrl'
  | 'githubTokenKey'
  | 'stateFolder';

/** The settings of the commands that talk to a running site. */
export function readClientSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ClientSettings {
  const { url, registry, ...account } = readSettings(clientSettings, env);
  return { ...account, url: url ?? registry ?? siteOfRepository() ?? 'http://localhost:3000' };
}

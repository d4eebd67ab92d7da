import { isChannelName } from '@aangan/manifest';
import { socketOf } from '@aangan/render';
import {
  choiceSetting,
  integerSetting,
  logLevels,
  portSetting,
  readSettings,
  type Setting,
  SettingsError,
  type SettingsOf,
  textSetting,
  urlSetting,
} from '@aangan/server';
import { apiSettings, parseSeedPlan, type SeedPlan } from 'api';
import { tracingSettings } from './tracing-settings.ts';

const databaseProtocols = ['postgres:', 'postgresql:'];

const seedSetting: Setting<SeedPlan | undefined> = {
  variable: 'SEED',
  about:
    'What an empty database is filled with; unset: demo with the embedded database, none with DATABASE_URL.',
  expected: 'demo, none or scale:N (N designers)',
  example: 'scale:1000',
  fallback: undefined,
  parse: parseSeedPlan,
};

const channelSetting: Setting<string> = {
  variable: 'CHANNEL',
  about: 'Which channel `aangan start edge` serves.',
  expected: 'the name of a channel',
  example: 'staging',
  fallback: 'production',
  parse: (text) => (isChannelName(text) ? text : undefined),
};

const rendererSetting: Setting<string | undefined> = {
  variable: 'RENDERER_URL',
  about:
    'Where `aangan start edge` finds the renderer; a Unix socket is also where `aangan start renderer` listens, else on HOST and PORT. Unset: an edge renders nothing, and all in one process starts a renderer of its own.',
  expected: 'http://host:port, or unix: and the path of a socket of at most 103 bytes',
  example: 'unix:/run/aangan/renderer.sock',
  fallback: undefined,
  parse: (text) => {
    const url = URL.parse(text);
    if (url?.protocol === 'unix:') return socketOf(text) && text;
    return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
  },
};

const secretSetting = (variable: string, about: string): Setting<string | undefined> => ({
  ...{ variable, about },
  expected: 'text of at least 32 characters',
  example: 'a-long-random-text-of-32-characters-or-more',
  fallback: undefined,
  parse: (text) => (text.length >= 32 ? text : undefined),
});

const teamMailsSetting: Setting<Readonly<Record<string, string>> | undefined> = {
  variable: 'TEAM_MAILS',
  about:
    'Where teams are told that the platform has rolled back a release of theirs; `*` is for all other teams and the shell. Unset: nobody is.',
  expected: 'team=mail address, separated by commas',
  example: 'vendors=vendors@aangan.example,*=platform@aangan.example',
  fallback: undefined,
  parse: (text) => {
    const entries = text.split(',').map((entry) => entry.split('=').map((part) => part.trim()));
    const isRead = entries.every(
      (entry) => entry.length === 2 && entry[0] && /^[^\s@]+@[^\s@]+$/.test(entry[1] ?? ''),
    );
    return isRead ? Object.fromEntries(entries) : undefined;
  },
};

/** Every setting of `aangan start`. */
export const startSettings = {
  ...apiSettings,
  port: portSetting({
    variable: 'PORT',
    about: 'Where the site is served; all in one process, staging is served on the port after it.',
    fallback: 3000,
  }),
  host: textSetting({
    variable: 'HOST',
    about: 'The address it listens on; 0.0.0.0 for all.',
    fallback: '127.0.0.1',
    example: '0.0.0.0',
  }),
  publicUrl: urlSetting({
    variable: 'PUBLIC_URL',
    about: 'The address visitors know; base of links in mails. Unset: http://localhost:PORT.',
    fallback: undefined,
    example: 'https://aangan.example',
  }),
  dataDir: textSetting({
    variable: 'DATA_DIR',
    about: 'Embedded database, media and releases. Without it, a start begins with an empty site.',
    fallback: '.data',
    example: '/var/lib/aangan',
  }),
  databaseUrl: urlSetting({
    variable: 'DATABASE_URL',
    about: 'A PostgreSQL of your own, 15 or newer; unset: an embedded one.',
    fallback: undefined,
    protocols: databaseProtocols,
    example: 'postgres://user:password@localhost:5432/aangan',
  }),
  seed: seedSetting,
  channel: channelSetting,
  logLevel: choiceSetting({
    variable: 'LOG_LEVEL',
    about: 'How much is logged; unset: warn all in one process, info in production processes.',
    choices: logLevels,
    fallback: undefined,
  }),
  nodeEnv: textSetting({
    variable: 'NODE_ENV',
    about: '`production` refuses demo data, and secrets made up at start beside DATABASE_URL.',
    fallback: undefined,
    example: 'production',
  }),
  jwtSecret: secretSetting(
    'JWT_SECRET',
    'Signs access tokens; unset: one is made and kept in DATA_DIR.',
  ),
  edgeSecret: secretSetting(
    'EDGE_SECRET',
    'The same for `aangan start api`, `registry` and every `edge`: signs the visitors’ addresses that edges pass to the API, the ids of page views, and the reports that edges pass to the registry. Unset: the one in DATA_DIR, which they then share.',
  ),
  instagramTokenKey: secretSetting(
    'INSTAGRAM_TOKEN_KEY',
    'Encrypts the tokens of firms that connect Instagram; unset: one is made and kept in DATA_DIR.',
  ),
  instagramFormerTokenKey: secretSetting(
    'INSTAGRAM_FORMER_TOKEN_KEY',
    'The key before that one, so that tokens it encrypted are still read; they are encrypted with the new one when they are refreshed, within 60 days.',
  ),
  edgeCacheMegabytes: integerSetting({
    variable: 'EDGE_CACHE_MB',
    about:
      'How much an edge keeps of releases in DATA_DIR, to serve them while the registry is down.',
    fallback: 512,
    min: 16,
    max: 100_000,
  }),
  apiUrl: urlSetting({
    variable: 'API_URL',
    about: 'Where `aangan start registry` and `aangan start edge` find the API.',
    fallback: undefined,
    example: 'http://api.internal:3000',
  }),
  registryUrl: urlSetting({
    variable: 'REGISTRY_URL',
    about: 'Where `aangan start edge` finds the registry.',
    fallback: undefined,
    example: 'http://registry.internal:3000',
  }),
  rendererUrl: rendererSetting,
  samplePercent: integerSetting({
    variable: 'TELEMETRY_SAMPLE_PERCENT',
    about:
      'Of a hundred page views, how many send load times and Web Vitals; failures are always sent.',
    fallback: 10,
    min: 0,
    max: 100,
  }),
  reportDays: integerSetting({
    variable: 'TELEMETRY_DAYS',
    about: 'How long the registry keeps failures, counts and measurements of pages.',
    fallback: 14,
    min: 1,
    max: 400,
  }),
  rollbackNetworks: integerSetting({
    variable: 'ROLLBACK_NETWORKS',
    about:
      'From how many networks (an IPv4 /24 or IPv6 /48) failures must come before the platform ends a canary or rolls a release back.',
    fallback: 3,
    min: 1,
    max: 1000,
  }),
  rollbackReportsPerNetwork: integerSetting({
    variable: 'ROLLBACK_REPORTS_PER_NETWORK',
    about:
      'How many failed page views of one network count for that. More than one decide faster, and let one visitor’s broken browser weigh more.',
    fallback: 1,
    min: 1,
    max: 100,
  }),
  rollbackWebhookUrl: urlSetting({
    variable: 'ROLLBACK_WEBHOOK_URL',
    about: 'Where the registry posts what it has rolled back; redirects are not followed.',
    fallback: undefined,
    example: 'https://chat.example/hooks/aangan',
  }),
  rollbackWebhookSecret: secretSetting(
    'ROLLBACK_WEBHOOK_SECRET',
    'Signs what is posted there: x-aangan-signature is sha256= and the HMAC-SHA256 of the body in hex.',
  ),
  teamMails: teamMailsSetting,
  metricsPort: portSetting({
    variable: 'METRICS_PORT',
    about: 'Where metrics are served for Prometheus, at /metrics; unset: nothing is counted.',
    fallback: undefined,
  }),
  metricsHost: textSetting({
    variable: 'METRICS_HOST',
    about: 'The address that metrics are served at: one that visitors do not reach.',
    fallback: '127.0.0.1',
    example: '10.0.0.5',
  }),
  ...tracingSettings,
  slowQueryMs: integerSetting({
    variable: 'SLOW_QUERY_MS',
    about:
      'Statements that take as long, in milliseconds, are logged with their route, without their values.',
    fallback: 500,
    min: 1,
    max: 600_000,
  }),
};

/** What `aangan start` starts. */
export const startParts = ['all', 'api', 'registry', 'edge', 'renderer'] as const;
export type StartPart = (typeof startParts)[number];

export type StartSettings = Omit<
  SettingsOf<typeof startSettings>,
  'publicUrl' | 'seed' | 'logLevel'
> & {
  publicUrl: string;
  seed: SeedPlan;
  logLevel: (typeof logLevels)[number];
};

/**
 * The settings of a start, defaults filled in.
 * @throws {SettingsError} listing all that is malformed, or else all that the part cannot start with.
 */
export function readStartSettings(
  part: StartPart,
  env: Readonly<Record<string, string | undefined>> = process.env,
): StartSettings {
  const values = readSettings(startSettings, env);
  const settings: StartSettings = {
    ...values,
    publicUrl: values.publicUrl ?? `http://localhost:${values.port}`,
    seed: values.seed ?? { kind: values.databaseUrl || part !== 'all' ? 'none' : 'demo' },
    logLevel: values.logLevel ?? (part === 'all' ? 'warn' : 'info'),
  };
  const problems = startProblems(part, settings);
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function startProblems(part: StartPart, settings: StartSettings): string[] {
  const { nodeEnv, databaseUrl, jwtSecret, edgeSecret, apiUrl, registryUrl } = settings;
  const { instagramClientId, instagramClientSecret, instagramTokenKey } = settings;
  const isProduction = nodeEnv === 'production';
  const usesSecret = part === 'all' || part === 'api';
  const needs = {
    DATABASE_URL: (part === 'api' || part === 'registry') && !databaseUrl,
    API_URL: (part === 'registry' || part === 'edge') && !apiUrl,
    REGISTRY_URL: part === 'edge' && !registryUrl,
    JWT_SECRET: isProduction && usesSecret && Boolean(databaseUrl) && !jwtSecret,
    INSTAGRAM_CLIENT_SECRET: usesSecret && Boolean(instagramClientId) && !instagramClientSecret,
    INSTAGRAM_TOKEN_KEY:
      isProduction && usesSecret && Boolean(databaseUrl && instagramClientId) && !instagramTokenKey,
    EDGE_SECRET: isProduction && isOneOf(part, ['api', 'registry', 'edge']) && !edgeSecret,
    ROLLBACK_WEBHOOK_SECRET: isOneOf(part, ['all', 'registry']) && lacksWebhookSecret(settings),
  };
  return [
    ...Object.entries(needs)
      .filter(([, isMissing]) => isMissing)
      .map(([variable]) => missing(variable, part)),
    ...(isProduction && settings.seed.kind === 'demo'
      ? [
          'SEED: demo data has accounts with a known password; NODE_ENV=production refuses it. Example: SEED=none',
        ]
      : []),
    ...(part === 'all' && settings.port === 65535
      ? ['PORT: 65535 leaves no port after it for the staging channel. Example: PORT=3000']
      : []),
  ];
}

const isOneOf = (part: StartPart, parts: readonly StartPart[]) => parts.includes(part);

function lacksWebhookSecret({ rollbackWebhookUrl, rollbackWebhookSecret }: StartSettings): boolean {
  return rollbackWebhookUrl !== undefined && rollbackWebhookSecret === undefined;
}

function missing(variable: string, part: StartPart): string {
  const { example } = Object.values(startSettings).find((s) => s.variable === variable) ?? {};
  const what = part === 'all' ? 'NODE_ENV=production' : `aangan start ${part}`;
  return `${variable}: ${what} needs it. Example: ${variable}=${example}`;
}

const clientSettings = {
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
export type ClientSettings = Omit<SettingsOf<typeof clientSettings>, 'url' | 'registry'> & {
  url: string;
};

/** The settings of the commands that talk to a running site. */
export function readClientSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ClientSettings {
  const { url, registry, ...account } = readSettings(clientSettings, env);
  return { ...account, url: url ?? registry ?? 'http://localhost:3000' };
}

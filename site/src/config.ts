import { browserSetting } from '@aangan/cli';
import { everyLoopback, isChannelName } from '@aangan/manifest';
import { socketOf } from '@aangan/render';
import {
  type BucketAddress,
  choiceSetting,
  integerSetting,
  logLevels,
  parseBucketAddress,
  portSetting,
  type Setting,
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

const partSetting = (
  variable: string,
  part: string,
  about: string,
): Setting<string | undefined> => ({
  variable,
  about,
  expected: 'http://host:port, or unix: and the path of a socket of at most 103 bytes',
  example: `unix:/run/aangan/${part}.sock`,
  fallback: undefined,
  parse: (text) => {
    const url = URL.parse(text);
    if (url?.protocol === 'unix:') return socketOf(text) && text;
    return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
  },
});

const rendererSetting = partSetting(
  'RENDERER_URL',
  'renderer',
  'Where `aangan start edge` finds the renderer; a Unix socket is also where `aangan start renderer` listens, else on HOST and PORT. Unset: an edge renders nothing, and all in one process starts a renderer of its own.',
);

const checkerSetting = partSetting(
  'CHECKER_URL',
  'checker',
  'Where the registry finds the checker; a Unix socket is also where `aangan start checker` listens, else on HOST and PORT. Unset: `aangan start registry`, and all in one process, start a checker of their own.',
);

const blobsSetting: Setting<BucketAddress | undefined> = {
  variable: 'BLOBS_URL',
  about:
    'The S3-compatible bucket that keeps media and released files, for API and registry on several machines. Without a key in it, the one of the machine is used. Unset: folders in DATA_DIR.',
  expected: 'https://key:secret@host/bucket, with a prefix and ?region= where they are needed',
  example: 'https://key:secret@s3.example/aangan?region=eu-central-1',
  fallback: undefined,
  parse: parseBucketAddress,
};

const secretSetting = (variable: string, about: string): Setting<string | undefined> => ({
  variable,
  about,
  expected: 'text of at least 32 characters',
  example: 'a-long-random-text-of-32-characters-or-more',
  fallback: undefined,
  parse: (text) => (text.length >= 32 ? text : undefined),
});

const teamMailsSetting: Setting<Readonly<Record<string, string>> | undefined> = {
  variable: 'TEAM_MAILS',
  about:
    'Where teams are told that the platform has rolled back a release of theirs, or paused its rollout, and of known faults in its packages; `*` is for all other teams, the shell, and steps of rollouts that wait for an approval. Unset: nobody is.',
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

const trustedOriginsSetting: Setting<readonly string[] | undefined> = {
  variable: 'TRUSTED_ORIGINS',
  about: `Where compositions are handed over: from the console to the site. And servers of developers’ own computers that compose links may name; \`${everyLoopback}\` is every port of localhost and 127.0.0.1. Unset: PUBLIC_URL, CONSOLE_URL and these ports. The site’s own addresses are never taken for such a server.`,
  expected: `origins, or ${everyLoopback}, separated by commas`,
  example: `https://aangan.example,https://console.aangan.example,${everyLoopback}`,
  fallback: undefined,
  parse: (text) => {
    const origins = text.split(',').map((origin) => origin.trim());
    const isOrigin = (origin: string) => URL.parse(origin)?.origin === origin && origin !== 'null';
    return origins.every((one) => one === everyLoopback || isOrigin(one)) ? origins : undefined;
  },
};

const channelUrlsSetting: Setting<Readonly<Record<string, string>> | undefined> = {
  variable: 'CHANNEL_URLS',
  about:
    'Where the site of each channel is, for the links that `aangan start registry` makes. All in one process they are known. Unset: links have no host.',
  expected: 'channel=address, separated by commas',
  example: 'production=https://aangan.example,staging=https://staging.aangan.example',
  fallback: undefined,
  parse: (text) => {
    const entries = text.split(',').map((entry) => entry.trim().split(/=(.*)/, 2));
    const isRead = entries.every(
      ([name = '', address = '']) =>
        isChannelName(name) && /^https?:$/.test(URL.parse(address)?.protocol ?? ''),
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
  releasesUrl: urlSetting({
    variable: 'RELEASES_URL',
    about:
      'An origin of its own for the files of releases, which leads to the same edges: what teams publish is then never a document of the site’s origin. For the channel that visitors see, and for the edge of another one that it is set for. Unset: they are at the site’s own address.',
    fallback: undefined,
    example: 'https://aangan-files.example',
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
  blobs: blobsSetting,
  consoleUrl: urlSetting({
    variable: 'CONSOLE_URL',
    about:
      'Where integrators open the console: the only origin that it answers. The registry sends `/platform/` there. Unset: http://localhost, with the port that it listens on; all in one process, that is the second after PORT.',
    fallback: undefined,
    example: 'https://console.aangan.example',
  }),
  trustedOrigins: trustedOriginsSetting,
  seed: seedSetting,
  channel: channelSetting,
  channelUrls: channelUrlsSetting,
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
    'The same for `aangan start api`, `registry` and every `edge`: signs the visitors’ addresses that edges pass to the API, the ids of page views, the reports that edges pass to the registry, and the registry’s requests to the API for accounts to check releases with. Unset: the one in DATA_DIR, which they then share; an edge of another channel than production does not start without.',
  ),
  consoleSecret: secretSetting(
    'CONSOLE_SECRET',
    'Seals the sessions of the console, the same for all its processes; unset: one is made and kept in DATA_DIR.',
  ),
  backupKey: secretSetting(
    'BACKUP_KEY',
    'Signs archives of `aangan backup`, so that `aangan restore` takes no other; unset: one is made and kept in DATA_DIR.',
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
    about: 'Where `aangan start registry`, `edge` and `console` find the API.',
    fallback: undefined,
    example: 'http://api.internal:3000',
  }),
  registryUrl: urlSetting({
    variable: 'REGISTRY_URL',
    about: 'Where `aangan start edge` and `console` find the registry.',
    fallback: undefined,
    example: 'http://registry.internal:3000',
  }),
  rendererUrl: rendererSetting,
  checkerUrl: checkerSetting,
  browser: browserSetting,
  checkerEngines: choiceSetting({
    variable: 'CHECKER_ENGINES',
    about:
      'In which browsers the checker opens pages of releases: `installed` adds Firefox and WebKitGTK to Chromium where they are installed, and makes a promotion take longer; `chromium` leaves them out.',
    choices: ['installed', 'chromium'],
    fallback: 'installed',
  }),
  samplePercent: integerSetting({
    variable: 'TELEMETRY_SAMPLE_PERCENT',
    about:
      'Of a hundred page views, how many send load times and Web Vitals; failures and outcomes are always sent. While a canary is compared, all send them; with 0 none does, and no canary is judged by its speed.',
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
      'From how many networks (an IPv4 /24 or IPv6 /48) failures must come before the platform ends a canary or rolls a release back; twice as many for a canary of less than a quarter of the visitors.',
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

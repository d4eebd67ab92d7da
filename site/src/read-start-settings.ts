import { readSettings, SettingsError } from '@aangan/server';
import { startSettings } from './config.ts';
import type { StartPart } from './parts/parts.ts';
import { indexedChannel } from './start/served-channels.ts';
import type { StartSettings } from './start-settings.ts';

/**
 * The settings of a start, with defaults.
 * @throws {SettingsError} listing everything malformed, or else everything that prevents the part from starting.
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
    API_URL: isOneOf(part, ['registry', 'edge', 'console']) && !apiUrl,
    REGISTRY_URL: isOneOf(part, ['edge', 'console']) && !registryUrl,
    JWT_SECRET: isProduction && usesSecret && Boolean(databaseUrl) && !jwtSecret,
    INSTAGRAM_CLIENT_SECRET: usesSecret && Boolean(instagramClientId) && !instagramClientSecret,
    INSTAGRAM_TOKEN_KEY:
      isProduction && usesSecret && Boolean(databaseUrl && instagramClientId) && !instagramTokenKey,
    EDGE_SECRET:
      !edgeSecret &&
      (isProduction
        ? isOneOf(part, ['api', 'registry', 'edge', 'console'])
        : // With one of its own the API could not know what comes through it as staging's.
          part === 'edge' && settings.channel !== indexedChannel),
    CONSOLE_SECRET: isProduction && part === 'console' && !settings.consoleSecret,
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
    ...(lacksOwnOrigin(settings)
      ? [
          'RELEASES_URL: an origin without a path that is not the one of PUBLIC_URL or CONSOLE_URL. Example: RELEASES_URL=https://aangan-files.example',
        ]
      : []),
    ...(part === 'all' && settings.port > 65533
      ? [
          'PORT: it leaves no two ports after it for the staging channel and the console. Example: PORT=3000',
        ]
      : []),
  ];
}

function lacksOwnOrigin({ releasesUrl, publicUrl, consoleUrl }: StartSettings): boolean {
  if (releasesUrl === undefined) return false;
  const { origin } = new URL(releasesUrl);
  const others = [publicUrl, consoleUrl].map((url) => url && new URL(url).origin);
  return origin !== releasesUrl || others.includes(origin);
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

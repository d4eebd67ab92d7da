import { createHmac } from 'node:crypto';
import type { ApiSettings } from '../../../config.ts';
import type { TokenKeys } from '../seal-token.ts';

/** Where Instagram is, and how this site is known there. */
export interface InstagramProvider {
  clientId: string;
  clientSecret: string;
  /** Bases of addresses, without a trailing slash: of the authorise page, of the code exchange, of everything else. */
  wwwUrl: string;
  apiUrl: string;
  graphUrl: string;
  /** Where the authorise page sends the browser back to. */
  redirectUri: string;
  /** How pictures and videos are downloaded. */
  media: MediaSource;
  /** How many of the newest posts are imported. */
  postCap: number;
  /** Milliseconds of one attempt, and of the first wait between two; each further wait is twice as long. */
  timeoutMs: number;
  retryMs: number;
}

export interface MediaSource {
  /** Hosts that these names are the end of, over https only. */
  hosts: readonly string[];
  /** Base of the stand-in's files, which are on this site: the one exception. Undefined outside demo mode. */
  sandboxUrl: string | undefined;
  maxImageBytes: number;
  maxVideoBytes: number;
  timeoutMs: number;
}

export interface InstagramOptions {
  settings: ApiSettings;
  publicUrl: string;
  instagramKeys: TokenKeys;
  /** Whether there is a stand-in, which answers where no client id is set: in demo mode only. */
  hasSandbox: boolean;
}

export const callbackPath = '/api/designers/instagram/callback/';
export const sandboxPath = '/sandbox/instagram';

/** Whether the stand-in takes the provider's place: where there is one, and never beside real credentials. */
export const usesSandbox = ({
  hasSandbox,
  settings,
}: Pick<InstagramOptions, 'hasSandbox' | 'settings'>) => hasSandbox && !settings.instagramClientId;

/** How the stand-in knows this site. */
const sandboxClient = ([key]: TokenKeys) => ({
  clientId: 'aangan-sandbox',
  clientSecret: createHmac('sha256', key).update('sandbox client').digest('hex'),
});

const megabyte = 1024 * 1024;

/** @returns undefined where Instagram cannot be connected: without credentials outside demo mode */
export function instagramProvider(options: InstagramOptions): InstagramProvider | undefined {
  const { settings, publicUrl, instagramKeys } = options;
  const isSandbox = usesSandbox(options);
  const sandboxUrl = `${publicUrl}${sandboxPath}`;
  const client = isSandbox
    ? sandboxClient(instagramKeys)
    : { clientId: settings.instagramClientId, clientSecret: settings.instagramClientSecret };
  if (!client.clientId || !client.clientSecret) return undefined;
  return {
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    wwwUrl: isSandbox ? sandboxUrl : settings.instagramWwwUrl,
    apiUrl: isSandbox ? sandboxUrl : settings.instagramApiUrl,
    graphUrl: isSandbox ? sandboxUrl : settings.instagramGraphUrl,
    redirectUri: `${publicUrl}${callbackPath}`,
    media: {
      hosts: settings.instagramMediaHosts,
      sandboxUrl: isSandbox ? `${sandboxUrl}/media/` : undefined,
      maxImageBytes: settings.instagramImageMegabytes * megabyte,
      maxVideoBytes: settings.instagramVideoMegabytes * megabyte,
      timeoutMs: settings.instagramTimeoutSeconds * 1_000 * 6,
    },
    postCap: settings.instagramPostCap,
    timeoutMs: settings.instagramTimeoutSeconds * 1_000,
    retryMs: settings.instagramRetryMilliseconds,
  };
}

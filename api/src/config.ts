import {
  integerSetting,
  type Setting,
  type SettingsOf,
  textSetting,
  urlSetting,
} from '@aangan/server';
import { throttleSettings } from './throttle-settings.ts';

const mailbox = <Fallback extends string | undefined>(
  options: Pick<Setting<Fallback>, 'variable' | 'about' | 'fallback' | 'example'>,
): Setting<string | Fallback> => ({
  ...options,
  expected: 'a mail address, with or without a name before it',
  parse: (text) =>
    /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text) ? text : undefined,
});

const hosts: Setting<readonly string[]> = {
  variable: 'INSTAGRAM_MEDIA_HOSTS',
  about:
    'Ends of the names of hosts, separated by commas, that pictures and videos of Instagram posts are downloaded from.',
  expected: 'names of hosts, separated by commas',
  example: 'cdninstagram.com,fbcdn.net',
  fallback: ['cdninstagram.com', 'fbcdn.net'],
  parse: (text) => {
    const names = text.split(',').map((name) => name.trim().toLowerCase());
    return names.every((name) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(name)) ? names : undefined;
  },
};

const megabytes = (variable: string, about: string, fallback: number) =>
  integerSetting({ variable, about, fallback, min: 1, max: 200 });

/** The API's own settings; the process that starts the API reads them together with its own. */
export const apiSettings = {
  copiesDir: textSetting({
    variable: 'COPIES_DIR',
    about:
      'A folder of smaller pictures and of compressed files of releases that several sites on one machine share, so that the next one need not make them again; only sites may write to it. Unset: each makes its own.',
    fallback: undefined,
    example: '/var/cache/aangan',
  }),
  trustedProxies: textSetting({
    variable: 'TRUSTED_PROXIES',
    about:
      'Addresses or networks, separated by commas, of proxies before edges and console, whose X-Forwarded-For is trusted; unset: none.',
    fallback: undefined,
    example: '127.0.0.1,10.0.0.0/8',
  }),
  guestCacheMegabytes: integerSetting({
    variable: 'GUEST_CACHE_MB',
    about: 'Memory of an API process for public lists and profiles that were asked for lately.',
    fallback: 96,
    min: 6,
    max: 4_096,
  }),
  guestAnswersSeconds: integerSetting({
    variable: 'GUEST_ANSWERS_SECONDS',
    about:
      'How long an API process answers guests without asking the database whether another process has changed something; 0: it always asks.',
    fallback: 1,
    min: 0,
    max: 5,
  }),
  accessTokenMinutes: integerSetting({
    variable: 'ACCESS_TOKEN_MINUTES',
    about: 'How long an access token is valid.',
    fallback: 15,
    min: 1,
    max: 1_440,
  }),
  refreshTokenDays: integerSetting({
    variable: 'REFRESH_TOKEN_DAYS',
    about: 'How long a refresh token is valid; every refresh gives a new one.',
    fallback: 30,
    min: 1,
    max: 365,
  }),
  refreshReuseSeconds: integerSetting({
    variable: 'REFRESH_REUSE_SECONDS',
    about:
      'How long after its first use a refresh token can be used again: by another tab, after a reload or when the answer was lost. A later use ends the session.',
    fallback: 60,
    min: 0,
    max: 600,
  }),
  ...throttleSettings,
  breachRangesUrl: urlSetting({
    variable: 'BREACH_RANGES_URL',
    about:
      'A service that tells stolen passwords by the first five digits of their SHA-1 hash, as Pwned Passwords does; unset: new passwords are compared with the list that ships with the site.',
    fallback: undefined,
    example: 'https://api.pwnedpasswords.com/range',
  }),
  eraseAfterHours: integerSetting({
    variable: 'ERASE_AFTER_HOURS',
    about:
      'How long after its deletion an account is erased; at most the 7 business days of the terms.',
    fallback: 0,
    min: 0,
    max: 168,
  }),
  smtpUrl: urlSetting({
    variable: 'SMTP_URL',
    about: 'The mail server; unset: mails become .eml files in DATA_DIR.',
    fallback: undefined,
    protocols: ['smtp:', 'smtps:'],
    example: 'smtps://user:password@mail.example:465',
  }),
  mailFrom: mailbox({
    variable: 'MAIL_FROM',
    about: 'The sender of mails.',
    fallback: 'Aangan <no-reply@aangan.test>',
    example: 'Aangan <no-reply@aangan.example>',
  }),
  supportEmail: mailbox({
    variable: 'SUPPORT_EMAIL',
    about: 'Where support tickets are mailed to.',
    fallback: 'support@aangan.test',
    example: 'support@aangan.example',
  }),
  instagramClientId: textSetting({
    variable: 'INSTAGRAM_CLIENT_ID',
    about:
      'The app id of “Instagram API with Instagram Login”; unset: firms cannot connect Instagram, or in demo mode to the stand-in.',
    fallback: undefined,
    example: '990602627938098',
  }),
  instagramClientSecret: textSetting({
    variable: 'INSTAGRAM_CLIENT_SECRET',
    about: 'The secret of that app. It also signs Instagram’s callbacks.',
    fallback: undefined,
    example: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  }),
  instagramWwwUrl: urlSetting({
    variable: 'INSTAGRAM_WWW_URL',
    about: 'Where Instagram’s authorise page is.',
    fallback: 'https://www.instagram.com',
    example: 'https://www.instagram.com',
  }),
  instagramApiUrl: urlSetting({
    variable: 'INSTAGRAM_API_URL',
    about: 'Where authorisation codes are exchanged.',
    fallback: 'https://api.instagram.com',
    example: 'https://api.instagram.com',
  }),
  instagramGraphUrl: urlSetting({
    variable: 'INSTAGRAM_GRAPH_URL',
    about: 'Where tokens and posts are read.',
    fallback: 'https://graph.instagram.com',
    example: 'https://graph.instagram.com',
  }),
  instagramMediaHosts: hosts,
  instagramPostCap: integerSetting({
    variable: 'INSTAGRAM_POST_CAP',
    about: 'How many of the newest posts of a firm are imported.',
    fallback: 1_000,
    min: 1,
    max: 10_000,
  }),
  instagramImageMegabytes: megabytes(
    'INSTAGRAM_IMAGE_MB',
    'The largest picture of a post that is copied.',
    10,
  ),
  instagramVideoMegabytes: megabytes(
    'INSTAGRAM_VIDEO_MB',
    'The largest video of a post that is copied.',
    50,
  ),
  instagramTimeoutSeconds: integerSetting({
    variable: 'INSTAGRAM_TIMEOUT_SECONDS',
    about: 'How long one request to Instagram may take; a download six times as long.',
    fallback: 10,
    min: 1,
    max: 60,
  }),
  instagramRetryMilliseconds: integerSetting({
    variable: 'INSTAGRAM_RETRY_MS',
    about:
      'The first wait before a failed request to Instagram is repeated; each further one is twice as long.',
    fallback: 500,
    min: 1,
    max: 10_000,
  }),
  providerName: textSetting({
    variable: 'PROVIDER_NAME',
    about: 'The legal name of the site’s operator, for the legal pages.',
    fallback: 'Aangan Marketplace Private Limited',
    example: 'Example Homes Private Limited',
  }),
  courtCity: textSetting({
    variable: 'COURT_CITY',
    about: 'The Indian city whose courts the terms name.',
    fallback: 'Bengaluru',
    example: 'Mumbai',
  }),
  grievanceOfficerName: textSetting({
    variable: 'GRIEVANCE_OFFICER_NAME',
    about: 'The grievance officer, for the legal pages.',
    fallback: 'The Grievance Officer',
    example: 'Asha Menon',
  }),
  grievanceOfficerAddress: textSetting({
    variable: 'GRIEVANCE_OFFICER_ADDRESS',
    about: 'The postal address of the grievance officer.',
    fallback: '12 Courtyard Lane, Indiranagar, Bengaluru 560038',
    example: '1 Example Road, Mumbai 400001',
  }),
  grievanceOfficerEmail: mailbox({
    variable: 'GRIEVANCE_OFFICER_EMAIL',
    about: 'Where complaints to the grievance officer go.',
    fallback: 'grievance@aangan.test',
    example: 'grievance@aangan.example',
  }),
};

export type ApiSettings = SettingsOf<typeof apiSettings>;

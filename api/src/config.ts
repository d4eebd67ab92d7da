import { integerSetting, type SettingsOf, textSetting } from '@aangan/server';

const throttle = (variable: string, about: string, fallback: number) =>
  integerSetting({ variable, about, fallback, min: 1, max: 1_000_000 });

/** The API's own settings; the process that starts the API reads them together with its own. */
export const apiSettings = {
  trustedProxies: textSetting({
    variable: 'TRUSTED_PROXIES',
    about:
      'Addresses or networks, separated by commas, whose X-Forwarded-For is believed; unset: nobody is.',
    fallback: undefined,
    example: '127.0.0.1,10.0.0.0/8',
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
  throttleMinutes: throttle('THROTTLE_MINUTES', 'The window that the throttles count in.', 15),
  failedLoginsPerAccount: throttle(
    'THROTTLE_FAILED_LOGINS_PER_ACCOUNT',
    'Failed sign-ins for one account from one address, per window.',
    10,
  ),
  failedLoginsPerAddress: throttle(
    'THROTTLE_FAILED_LOGINS_PER_ADDRESS',
    'Failed sign-ins from one address, per window.',
    100,
  ),
  registrationsPerAddress: throttle(
    'THROTTLE_REGISTRATIONS_PER_ADDRESS',
    'Registrations from one address, per window.',
    100,
  ),
};

export type ApiSettings = SettingsOf<typeof apiSettings>;

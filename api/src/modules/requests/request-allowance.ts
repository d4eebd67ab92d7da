import type { ApiSettings } from '../../config.ts';

/** How often a client may send a request or open one again: both can send the firm a mail. */
export const requestAllowance = (clientId: number, settings: ApiSettings) => ({
  key: `requests:${clientId}`,
  limit: settings.requestsPerAccount,
});

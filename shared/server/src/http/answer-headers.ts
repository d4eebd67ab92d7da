/** What a browser makes of an answer that is no page: it runs nothing, loads nothing, and is in no frame. */
export const inertHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Has browsers use nothing but HTTPS for the host and those below it, for a year. */
export const httpsOnly: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

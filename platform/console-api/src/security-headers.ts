import { randomBytes } from 'node:crypto';

/** The headers of the console's page, and the nonce of its styles. Nothing of another origin is loaded or framed. */
export function consoleHeaders(isHttps: boolean): {
  nonce: string;
  headers: Record<string, string>;
} {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Its script is one file, which inserts no markup and loads no other script.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    nonce,
    headers: {
      'content-security-policy': policy.join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    },
  };
}

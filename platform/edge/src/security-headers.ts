import { httpsOnly } from '@aangan/server/http';

/**
 * What the policy of every page requires: text becomes a script or markup only through the page's one policy of Trusted
 * Types, which `trustedTypesScript` makes. On a page with scripts of a developer's machine, the panel that shows a failed
 * build makes another.
 */
const trustedTypes = (isLocal: boolean) => [
  "require-trusted-types-for 'script'",
  `trusted-types default${isLocal ? ' webpack-dev-server#overlay' : ''}`,
];

/**
 * The headers of every page. Scripts run by nonce only, and so do the scripts that these load ('strict-dynamic'), from
 * the site and the origin of its releases alone.
 * @param elsewhere `locals`: servers of the visitor's computer that the page may load from and talk to, such as
 *   `http://localhost:3100`; `releasesOrigin`: the origin of release files, if it is not the site's; `hasFrames`: whether
 *   it shows remotes of low trust, whose frames then may be at the site and go nowhere else
 */
export function pageSecurityHeaders(
  nonce: string,
  isHttps: boolean,
  elsewhere: {
    locals?: readonly string[] | undefined;
    releasesOrigin?: string | undefined;
    hasFrames?: boolean;
  } = {},
): Record<string, string> {
  const { locals = [], releasesOrigin, hasFrames = false } = elsewhere;
  const released = ["'self'", ...(releasesOrigin ? [releasesOrigin] : [])].join(' ');
  const own = [released, ...locals].join(' ');
  const sockets = locals.map((origin) => origin.replace(/^http/, 'ws'));
  const policy = [
    "default-src 'self'",
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'", ...locals].join(' '),
    `style-src ${released} 'nonce-${nonce}'`,
    // Rendered pages carry the style attributes that their scripts would set. Style attributes run no code.
    "style-src-attr 'unsafe-inline'",
    // Pages may show pictures from any host, and a chosen file before it is uploaded (blob:).
    `img-src ${own} https: data: blob:`,
    `media-src ${own} https: blob:`,
    `font-src ${own}`,
    ['connect-src', own, ...sockets].join(' '),
    // Only workers that the page makes itself: a service worker is a file, and would outlive its release.
    'worker-src blob:',
    `frame-src ${hasFrames ? "'self' " : ''}https://www.youtube-nocookie.com`,
    "object-src 'none'",
    ...trustedTypes(locals.length > 0),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  // A policy more, which a script has to satisfy too: with 'strict-dynamic', `import()` takes any address, also that of a
  // text, and Trusted Types are not asked.
  const places = `script-src 'nonce-${nonce}' ${own}`;
  return {
    'content-security-policy': `${policy.join('; ')}, ${places}`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': noDevices,
    // The origin alone, also for the own server: addresses hold tokens of mails. YouTube plays nothing without it.
    // Chromium sends the whole address all the same for fonts of styles in the page.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps && httpsOnly),
  };
}

/** What a frame could leave its box with, or know of the visitor. */
const nothingElse = [
  'autoplay',
  'browsing-topics',
  'clipboard-read',
  'clipboard-write',
  'fullscreen',
  'gamepad',
  'identity-credentials-get',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'storage-access',
  'web-share',
  'window-management',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const noDevices =
  'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()';

/**
 * The headers of a frame's document. Its origin is opaque, also where it is opened alone: it has no cookies, no storage
 * and no document but its own. It talks to nothing, and loads files of releases and the site's media alone; where it may
 * go is said by the page around it (`frame-src`).
 * @param origins under which the site is reached; `'self'` has no paths
 */
export function frameSecurityHeaders(
  nonce: string,
  { origins, releasesOrigin }: { origins: readonly string[]; releasesOrigin?: string | undefined },
): Record<string, string> {
  const below = (path: string, ...places: readonly string[]) =>
    places.map((origin) => origin + path).join(' ');
  const released = below('/releases/', ...(releasesOrigin ? [releasesOrigin] : origins));
  const media = below('/api/media/', ...origins);
  const policy = [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    // No 'strict-dynamic': what a script of a remote loads is a file of a release too.
    `script-src 'nonce-${nonce}' ${released}`,
    `style-src 'nonce-${nonce}' ${released}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${media} ${released} data:`,
    `media-src ${media}`,
    `font-src ${released}`,
    ...trustedTypes(false),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': `${noDevices}, ${nothingElse}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-robots-tag': 'noindex',
  };
}

/**
 * What browsers load of a release, by the ending of its name. All of it is data for a page: nothing here can be opened
 * as a document that runs scripts, but SVG, which is never served as one.
 */
const pageTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
};

/** Further types of a shell's files, which the edge serves at the root of the site or writes pages with. */
const shellTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Declarations, which only the registry reads. */
const typesEnding = 'ts';

/** Case matters: pages load no `.JS`, and nothing reads such a file as a script. */
const endingOf = (path: string) => /[^/]\.([^./]+)$/.exec(path)?.[1] ?? '';
const own = (types: Readonly<Record<string, string>>, path: string) => {
  const ending = endingOf(path);
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
};

/** The content type of a released file, by its name; `application/octet-stream` for an unknown ending. */
export function contentTypeOf(path: string): string {
  return own(pageTypes, path) ?? own(shellTypes, path) ?? 'application/octet-stream';
}

/** Whether a release may have a file: those that pages load, declarations, and what a shell serves at the root. */
export function isReleasable(path: string, kind: 'shell' | 'remote'): boolean {
  if (own(pageTypes, path) || endingOf(path) === typesEnding) return true;
  return kind === 'shell' && own(shellTypes, path) !== undefined;
}

/** The endings that {@link isReleasable} lets pass, for the sentence of a refusal. */
export const releasableEndings = [...Object.keys(pageTypes), typesEnding].map((one) => `.${one}`);

/** A document made of a released file has no origin, runs nothing and loads nothing. */
export const fileSecurityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Pages of other sites may require this header of everything that they load.
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The headers of a released file at the address of its release. They depend on its name alone, whatever an earlier
 * version of this platform recorded. Files that pages do not load can only be downloaded, and so can SVG: `<img>`
 * ignores the header.
 */
export function releaseFileHeaders(path: string): Record<string, string> {
  const type = own(pageTypes, path);
  const isData = type !== undefined && endingOf(path) !== 'svg';
  return {
    ...fileSecurityHeaders,
    'content-type': type ?? 'application/octet-stream',
    ...(!isData && { 'content-disposition': 'attachment' }),
  };
}

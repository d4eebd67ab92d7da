/**
 * Whether an address may stand in a link: http or https only, so never `javascript:` or `data:`, and without a user
 * before the host, which would be read as the host (`https://aangan.test@evil.test`).
 */
export function isWebUrl(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || hasUser(url)) return false;
  return url.protocol === 'https:' || url.protocol === 'http:';
}

const hasUser = ({ username, password }: URL) => username !== '' || password !== '';

/** The path of a picture or video that this site stores: named by the hash of its bytes. */
export const ownMediaPattern = /^\/api\/media\/[0-9a-f]{64}\.[a-z0-9]+$/;

/** Whether an address may stand for a picture: on the web, or one that this site stores. */
export function isPictureUrl(address: string): boolean {
  return isWebUrl(address) || ownMediaPattern.test(address);
}

/** Whether this is `https://` on instagram.com or a subdomain of it. */
export function isInstagramUrl(address: string): boolean {
  return isOnHost(address, 'instagram.com');
}

/** Whether this is `https://` on linkedin.com or a subdomain of it. */
export function isLinkedinUrl(address: string): boolean {
  return isOnHost(address, 'linkedin.com');
}

/** Characters that a URL parser drops or encodes silently; no address copied from a browser contains them. */
const unsafeInAddress = /[\s"'`<>\\]/;

function isOnHost(address: string, host: string): boolean {
  if (unsafeInAddress.test(address)) return false;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || hasUser(url)) return false;
  return url.hostname === host || url.hostname.endsWith(`.${host}`);
}

/** The 11-character id of a YouTube address (watch, youtu.be, embed, shorts), or null. */
export function youtubeIdOf(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !isWebUrl(address)) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const [, first, second] = url.pathname.split('/');
  const id = youtubeIdIn(host, first ?? '', second ?? '', url.searchParams.get('v'));
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

function youtubeIdIn(host: string, first: string, second: string, watched: string | null) {
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return watched;
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
}

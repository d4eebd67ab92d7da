import type { Engine } from '@aangan/manifest/report-limits';

/**
 * The browser engine that a User-Agent names. On iOS it is always WebKit; Blink claims to be WebKit and Chrome, and
 * WebKit claims to be like Gecko.
 */
export function engineOf(userAgent = ''): Engine {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'webkit';
  if (/\bChrom(?:e|ium)\//.test(userAgent)) return 'blink';
  if (/\bAppleWebKit\//.test(userAgent)) return 'webkit';
  return /\bGecko\/\d/.test(userAgent) ? 'gecko' : 'other';
}

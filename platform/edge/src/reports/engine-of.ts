import type { Engine } from '@aangan/manifest/report-limits';

/**
 * The engine that a User-Agent names. Browsers of iOS all run WebKit, Blink calls itself WebKit and Chrome, and WebKit
 * calls itself like Gecko.
 */
export function engineOf(userAgent = ''): Engine {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'webkit';
  if (/\bChrom(?:e|ium)\//.test(userAgent)) return 'blink';
  if (/\bAppleWebKit\//.test(userAgent)) return 'webkit';
  return /\bGecko\/\d/.test(userAgent) ? 'gecko' : 'other';
}

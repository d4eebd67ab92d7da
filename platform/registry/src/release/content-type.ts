import path from 'node:path';
import { isSourceMap } from '@aangan/manifest';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
};

/** The content type of a released file, from its name. */
export function contentTypeOf(file: string): string {
  return types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Whether a released file is worth compressing: fonts, pictures and films are compressed already, and source maps
 * are large and rarely read.
 */
export function isCompressible(file: string, contentType: string): boolean {
  if (isSourceMap(file)) return false;
  return /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/.test(contentType);
}

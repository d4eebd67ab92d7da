import type { RenderedPage } from '@aangan/manifest';

/** What of a rendered page a browser shows without scripts. */
export type RenderedMarkup = Pick<RenderedPage, 'html' | 'css'>;

/** A page as a server renders it, as a document without scripts. */
export function renderedDocument({ html, css }: RenderedMarkup): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>A remote, alone and rendered</title>',
    // No style element contains the end of one.
    `<style>${css.replaceAll('</', '<\\/')}</style></head><body><div>${html}</div></body></html>`,
  ].join('');
}

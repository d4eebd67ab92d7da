import type { RenderedPage } from '@aangan/manifest';

/** The parts of a rendered page that a browser shows without scripts. */
export type RenderedMarkup = Pick<RenderedPage, 'html' | 'css'>;

/** A page as a server renders it, as a document without scripts. */
export function renderedDocument({ html, css }: RenderedMarkup): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>A remote, alone and rendered</title>',
    // The text of a style element must not contain its end tag.
    `<style>${css.replaceAll('</', '<\\/')}</style></head><body><div>${html}</div></body></html>`,
  ].join('');
}

import type { ApiAnswer, RenderedPage } from '@aangan/manifest';
import { escapeHtml } from '@aangan/server/requests';
import { nonceHole } from '../document/nonce-document.ts';
import { inlineJson, inlineStyles } from '../inline-elements.ts';

/** The parts of a page that its rendering makes. */
export function renderedParts({ html, css, cssVersion, pictures, state }: RenderedPage) {
  const styles = { nonce: nonceHole, 'data-styled': 'true', 'data-styled-version': cssVersion };
  return {
    page: html,
    styles: inlineStyles(css, styles),
    pictures: pictures.slice(0, maxPictures).map(picturePreload).join(''),
    state: inlineJson('aangan-rendered', state, nonceHole),
  };
}

/** The first pictures of a page are its largest; preloading more would make them compete for bandwidth. */
const maxPictures = 2;

function picturePreload({ href, srcset, sizes }: RenderedPage['pictures'][number]): string {
  const given = { href, imagesrcset: srcset, imagesizes: sizes };
  const attributes = Object.entries(given).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<link rel="preload" as="image" fetchpriority="high"${attributes.join('')}>`;
}

/**
 * The answers that the page's state does not hold. They are JSON already, so they are joined as text without parsing.
 * @param unused the addresses that rendering did not use; undefined if nothing was rendered
 */
export function inlineFirstData(
  answers: Record<string, ApiAnswer>,
  unused?: readonly string[],
): string {
  const entries = Object.entries(answers)
    .filter(([address, { status }]) => status === 200 && (unused?.includes(address) ?? true))
    .map(([address, { body }]) => `${JSON.stringify(address)}:${body}`);
  return inlineJson('aangan-first-data', `{${entries.join(',')}}`, nonceHole);
}

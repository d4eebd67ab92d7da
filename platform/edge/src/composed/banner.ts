import { composeParameter } from '@aangan/manifest/compose-link';
import { escapeHtml } from '../html-escape.ts';
import { nonceHole } from '../page/nonce-document.ts';
import type { OpenedLink } from './open-link.ts';

const styles = `
#aangan-composed{background:#2a2420;color:#faf6ef;font:.875rem/1.5 system-ui,sans-serif;padding:.5rem 1rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
#aangan-composed details{flex:1 1 14rem;min-width:0}
#aangan-composed summary{cursor:pointer;padding:.375rem 0}
#aangan-composed ul{margin:.25rem 0 .5rem;padding-left:1.25rem;overflow-wrap:anywhere}
#aangan-composed a{color:inherit;padding:.375rem 0}
#aangan-composed :focus-visible{outline:2px solid #faf6ef;outline-offset:2px}`;

/**
 * The banner of a composed page: how it differs from what visitors see, and the way out. It is above the page, in its
 * flow, so that it covers nothing.
 * @returns HTML, with the hole for the nonce of its styles
 */
export function composedBanner({ differences, comparedWith, expiresAt }: OpenedLink): string {
  const count = differences.length;
  const summary =
    count === 0
      ? `Composed page: the same releases as on ${comparedWith}`
      : `Composed page: ${count} ${count === 1 ? 'release differs' : 'releases differ'} from ${comparedWith}`;
  const rows = differences.map(
    ({ name, version, served }) =>
      `<li><strong>${escapeHtml(name)}</strong> ${escapeHtml(version)}, ${served === null ? `not on ${escapeHtml(comparedWith)}` : `there ${escapeHtml(served)}`}</li>`,
  );
  const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return [
    `<style nonce="${nonceHole}">${styles}</style>`,
    '<aside id="aangan-composed" aria-label="Composed page">',
    `<details><summary>${escapeHtml(summary)}</summary>`,
    `<ul>${rows.join('')}<li>The link is valid until ${until}.</li></ul></details>`,
    `<a href="/?${composeParameter}=">Leave</a>`,
    '</aside>',
  ].join('');
}

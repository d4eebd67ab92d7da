import { type AddressedLanguage, pathInLanguage } from '@aangan/manifest';
import { composeParameter } from '@aangan/manifest/compose-link';
import { composedBannerId } from '@aangan/manifest/local-remote';
import { escapeHtml } from '@aangan/server/requests';
import { nonceHole } from '../document/nonce-document.ts';
import type { OpenedLink } from './session-compositions.ts';
import { type TabPage, tabScript } from './tab-script.ts';

const styles = `
#${composedBannerId}{background:#2a2420;color:#faf6ef;font:.875rem/1.5 system-ui,sans-serif;padding:.5rem 1rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
#${composedBannerId} details{flex:1 1 14rem;min-width:0}
#${composedBannerId} summary{cursor:pointer;padding:.375rem 0}
#${composedBannerId} ul{margin:.25rem 0 .5rem;padding-left:1.25rem;overflow-wrap:anywhere}
#${composedBannerId} a{color:inherit;padding:.375rem 0}
#${composedBannerId} :focus-visible{outline:2px solid #faf6ef;outline-offset:2px}`;

/** What the banner tells of a link. */
type ToldLink = Pick<OpenedLink, 'differences' | 'comparedWith' | 'expiresAt' | 'localOrigins'>;

/**
 * The banner of a composed page: how it differs from what visitors see, and the way out. It is above the page, in its
 * flow, so that it covers nothing.
 * @param spoken the language of the page, which it leads back to
 * @param tab present for a page of a tab that may load servers of its computer
 * @returns HTML, with the hole for the nonces of its styles and its script
 */
export function composedBanner(
  link: ToldLink,
  spoken: Pick<AddressedLanguage, 'prefix'>,
  tab?: TabPage,
): string {
  const { comparedWith, expiresAt, localOrigins } = link;
  const rows = link.differences.map(
    ({ name, version, served }) =>
      `<li><strong>${escapeHtml(name)}</strong> ${escapeHtml(version)}, ${served === null ? `not on ${escapeHtml(comparedWith)}` : `there ${escapeHtml(served)}`}</li>`,
  );
  const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return [
    ...(tab ? [tabScript(tab, localOrigins[0] ?? '')] : []),
    `<style nonce="${nonceHole}">${styles}</style>`,
    `<aside id="${composedBannerId}" aria-label="Composed page"${tab ? ' data-tab' : ''}>`,
    `<details><summary>${escapeHtml(summaryOf(link, tab))}</summary>`,
    `<ul>${rows.join('')}<li>The link is valid until ${until}.</li></ul></details>`,
    `<a href="${pathInLanguage('/', spoken.prefix)}?${composeParameter}=">Leave</a>`,
    '</aside>',
  ].join('');
}

function summaryOf({ differences, comparedWith, localOrigins }: ToldLink, tab?: TabPage): string {
  if (tab?.isAway) {
    return `Composed page: nothing answers at ${localOrigins.join(' or ')}, so these are the deployed releases`;
  }
  const count = differences.length;
  if (count === 0) return `Composed page: the same releases as on ${comparedWith}`;
  // Values are named with their remote: `designers.strip-size`.
  const values = differences.filter(({ name }) => name.includes('.')).length;
  const counted = [counting(count - values, 'release'), counting(values, 'value')]
    .filter((text) => text !== '')
    .join(' and ');
  return `Composed page: ${counted} ${count === 1 ? 'differs' : 'differ'} from ${comparedWith}`;
}

function counting(count: number, of: string): string {
  if (count === 0) return '';
  return `${count} ${of}${count === 1 ? '' : 's'}`;
}

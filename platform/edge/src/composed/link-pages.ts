import { tabGrantKey } from '@aangan/manifest/local-remote';
import { escapeHtml } from '@aangan/server/requests';
import { plainPage } from '../plain-page.ts';
import type { LinkRefusal } from './session-compositions.ts';

/** The page of a compose link that opens nothing. */
export function refusedLinkPage(nonce: string, reason: LinkRefusal): string {
  const leave = '<a href="/">Open the site without it</a>';
  const [heading, text] = {
    expired: ['This link has expired', `Ask for a new one. ${leave}.`],
    invalid: [
      'This link cannot be opened',
      `It is incomplete, was ended or used before, is of another site, or one of its releases was retired. Ask for a new one. ${leave}.`,
    ],
    untrusted: [
      'This link cannot be opened',
      `It names a server that this site does not trust. ${leave}.`,
    ],
    away: [
      'One moment, please',
      'The releases of this link cannot be read right now. Reload the page.',
    ],
  }[reason] as [string, string];
  // The tab must not ask again with a token that no longer opens anything.
  const script = reason === 'away' ? '' : `sessionStorage.removeItem('${tabGrantKey}')`;
  return plainPage({ title: heading, heading, text, script }, nonce);
}

/**
 * The page that asks whether code of the visitor's own computer may run in this tab. Only a press of its button
 * answers.
 * @param to the address that the button opens
 */
export function localQuestionPage(
  nonce: string,
  { origins, to }: { origins: readonly string[]; to: string },
): string {
  const named = escapeHtml(origins.join(' and '));
  const text = [
    `This link takes parts of this site from <strong>${named}</strong>, which is your own computer. What runs there can do here whatever you can. Go on only if you have started <code>aangan dev</code> yourself.`,
    `</p><p><button type="button" data-to="${escapeHtml(to)}">Load it in this tab</button>`,
    '</p><p><a href="/">Open the site without it</a>',
  ].join('');
  const script = `const button = document.querySelector('button');
button.addEventListener('click', (event) => event.isTrusted && location.replace(button.dataset.to));`;
  const heading = 'Load code of your computer?';
  return plainPage({ title: heading, heading, text, script }, nonce);
}

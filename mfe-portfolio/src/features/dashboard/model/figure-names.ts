import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

const names = {
  people: msg({ id: 'portfolio.figure-people', message: 'Visitors' }),
  saves: msg({ id: 'portfolio.figure-saves', message: 'Saved you' }),
  requests: msg({ id: 'portfolio.figure-requests', message: 'Requests' }),
  answered: msg({ id: 'portfolio.figure-answered', message: 'Answered within a day' }),
  quotes_sent: msg({ id: 'portfolio.figure-quotes-sent', message: 'Quotes sent' }),
  quotes_accepted: msg({ id: 'portfolio.figure-quotes-accepted', message: 'Quotes accepted' }),
};

/** What the figures are called. */
export function figureNames(i18n: I18n): Record<keyof typeof names, string> {
  const entries = Object.entries(names).map(([key, name]) => [key, i18n._(name)]);
  return Object.fromEntries(entries);
}

import { expect, test } from '@jest/globals';
import { getByRole, queryAllByRole } from '@testing-library/react';
import { cardContent, make, spokenText } from './made-card.ts';

const made = {
  name: 'designers',
  part: './ConnectButton',
  slot: 'vendor.page.contact',
  release: 'abc',
  team: '<b>Designers</b>',
  page: '/vendors/:id',
  elements: [],
};
const badge = { channel: 'staging', console: 'https://console.example', teams: {} };
const rowsOf = (card: HTMLElement) =>
  [...card.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

test('the card tells remote, release, team and slot, as texts, with links to source, console and errors', () => {
  const card = make('section', {}, cardContent(made, badge));
  expect(rowsOf(card)).toEqual([
    'Remote: designers',
    'Release: abc',
    'Team: <b>Designers</b>',
    'Slot: vendor.page.contact',
  ]);
  const href = (name: string) => getByRole(card, 'link', { name }).getAttribute('href');
  expect(['Source', 'Console', 'Errors'].map(href)).toEqual([
    'https://console.example/releases/designers/abc',
    'https://console.example/remotes/designers',
    'https://console.example/remotes/designers#staging',
  ]);
  expect(spokenText(made)).toBe(
    './ConnectButton of designers, release abc, <b>Designers</b>, in the slot vendor.page.contact',
  );
});

test('the card names the page of what is in no slot, and has no links without a console', () => {
  const { slot: _slot, ...ofPage } = made;
  const card = make('section', {}, cardContent(ofPage, { channel: 'staging', teams: {} }));
  expect(rowsOf(card).at(-1)).toBe('Page: /vendors/:id');
  expect(queryAllByRole(card, 'link')).toEqual([]);
  expect(spokenText(ofPage)).toMatch(/, on the page \/vendors\/:id$/);
});

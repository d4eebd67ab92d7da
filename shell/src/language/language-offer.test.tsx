import { renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts';
import { LanguageOffer } from './language-offer.tsx';

const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
];

function open(...preferred: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  return renderWithHost(<LanguageOffer languages={languages} />, { at: '/designers?city=pune' });
}

function forgetLanguage(page: Pick<Document, 'cookie'>) {
  page.cookie = 'aangan-language=; Max-Age=0; Path=/';
}

beforeEach(() => {
  jest.restoreAllMocks();
  forgetLanguage(document);
});

describe('a browser that prefers another language of the site', () => {
  test('is offered it once, in that language, at the same place', () => {
    const first = open('ta', 'hi-IN', 'en');
    const offer = screen.getByRole('region', { name: 'हिन्दी' });
    expect(offer).toHaveAttribute('lang', 'hi-IN');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/hi/designers?city=pune');
    expect(readLanguageCookie(document)).toBe('offered');
    first.unmount();
    open('hi');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('gets the page of the address, also while that one is being opened', async () => {
    open('hi');
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    window.history.pushState(null, '', '/vendors?city=kochi');
    await userEvent.click(link);
    expect(link).toHaveAttribute('href', '/hi/vendors?city=kochi');
    window.history.replaceState(null, '', '/hi');
    await userEvent.click(link);
    expect(link).toHaveAttribute('href', '/hi');
  });

  test('can decline', async () => {
    open('hi');
    await userEvent.click(screen.getByRole('button', { name: 'अभी नहीं' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test.each([[['en-GB', 'hi']], [['en']], [['ta', 'fr']], [[]]])(
  'a browser that prefers %s is offered nothing',
  (preferred) => {
    open(...preferred);
    expect(screen.queryByRole('link')).toBeNull();
  },
);

describe('who came by a link of the site to the other language', () => {
  test('chose it, though no script of the page before had started', () => {
    cameFrom(`${window.location.origin}/hi/designers`);
    open('hi');
    expect(screen.queryByRole('link')).toBeNull();
    expect(readLanguageCookie(document)).toBe('en');
  });

  test.each(['', 'https://elsewhere.example/hi', `${window.location.origin}/designers`])(
    'and nobody who came from “%s”',
    (referrer) => {
      cameFrom(referrer);
      open('hi');
      expect(screen.getByRole('link')).toBeInTheDocument();
    },
  );
});

function cameFrom(referrer: string) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

test('nothing is offered where a language was chosen', () => {
  writeLanguageCookie('en', document);
  open('hi');
  expect(screen.queryByRole('link')).toBeNull();
});

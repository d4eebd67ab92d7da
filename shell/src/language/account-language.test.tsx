import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AccountLanguage } from './account-language.tsx';
import { writeLanguageCookie } from './language-cookie.ts';

const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
];
const change = endpoint('patch', '/auth/me/', { body: {} });

/** As a browser does when the cookie's time is over. */
function forgetLanguage(page: Pick<Document, 'cookie'>) {
  page.cookie = 'aangan-language=; Max-Age=0; Path=/';
}

beforeEach(() => {
  forgetLanguage(document);
});

function open(language: string, needsAccount = true) {
  const api = scriptApi();
  const bodies: unknown[] = [];
  api.answer(change, ({ body }) => {
    bodies.push(body);
    return { body: {} };
  });
  const replace = jest.fn();
  renderWithHost(
    <AccountLanguage languages={languages} needsAccount={needsAccount} replace={replace}>
      <p>The page</p>
    </AccountLanguage>,
    { api, user: aUser({ language }), at: '/requests?status=pending' },
  );
  return { replace, bodies };
}

describe('a page that needs an account', () => {
  test('is loaded in the account’s language, at the same place', () => {
    expect(open('hi').replace.mock.calls).toEqual([['/hi/requests?status=pending']]);
  });

  test('is not shown before, so that it takes nothing from the address that it is loaded with', () => {
    open('hi');
    expect(screen.queryByText('The page')).toBeNull();
  });

  test('stays in the language that was chosen in this browser, which becomes the account’s', async () => {
    writeLanguageCookie('en', document);
    const { replace, bodies } = open('hi');
    await waitFor(() => expect(bodies).toEqual([{ language: 'en' }]));
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByText('The page')).toBeVisible();
  });

  test('stays where the account speaks its language, or one that the site does not know', () => {
    expect(open('en').replace).not.toHaveBeenCalled();
    expect(open('ta').replace).not.toHaveBeenCalled();
  });

  test('is loaded in the account’s language where the cookie is nonsense', () => {
    writeLanguageCookie('%00<b>', document);
    expect(open('hi').replace).toHaveBeenCalledTimes(1);
  });
});

test('a public page stays in the language of its address', () => {
  expect(open('hi', false).replace).not.toHaveBeenCalled();
});

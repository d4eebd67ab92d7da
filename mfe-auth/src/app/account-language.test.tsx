import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageForm } from '../features/account/components/language-form.tsx';

const change = endpoint('patch', '/auth/me/');
const load = jest.fn();
let api: ReturnType<typeof scriptApi>;

/** As a browser does when the cookie's time is over. */
function forgetLanguage(page: Pick<Document, 'cookie'>) {
  page.cookie = 'aangan-language=; Max-Age=0; Path=/';
}

beforeEach(() => {
  forgetLanguage(document);
  load.mockClear();
  api = scriptApi();
});

const open = (locale = 'en-IN') =>
  renderWithHost(<LanguageForm load={load} />, {
    api,
    locale,
    user: aUser(),
    at: '/account?from=mail',
  });

async function choose(language: string) {
  await userEvent.selectOptions(screen.getByLabelText('Language'), language);
  await userEvent.click(screen.getByRole('button', { name: 'Save language' }));
}

describe('the language of an account', () => {
  test.each([
    ['en-IN', 'English', 'हिन्दी', 'hi', '/hi/account?from=mail'],
    ['hi-IN', 'हिन्दी', 'English', 'en', '/account?from=mail'],
  ])(
    'is that of the page, %s, and another one is saved and loads the page in it',
    async (...row) => {
      const [locale, shown, wanted, code, address] = row;
      api.answer(change, () => ({ body: aUser() }));
      open(locale);
      expect(screen.getByLabelText('Language')).toHaveDisplayValue(shown);
      expect(screen.getByRole('button', { name: 'Save language' })).toBeDisabled();
      await choose(wanted);
      expect(api.requests.map(({ body }) => body)).toEqual([{ language: code }]);
      expect(load.mock.calls).toEqual([[address]]);
      // An older choice in this browser would become the account's again.
      expect(document.cookie).toContain(`aangan-language=${code}`);
    },
  );

  test('stays with a message where it cannot be saved', async () => {
    api.answer(change, () => 'offline');
    open();
    await choose('हिन्दी');
    expect(await screen.findByText(/^Network error\./)).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('aangan-language');
  });
});

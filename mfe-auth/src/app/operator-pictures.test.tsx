import { endpoint } from '@aangan/api-client/endpoints';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPictureMatch } from '../testing/factories.ts';
import { api, open, page, pictures, press, sent } from '../testing/operator-page.tsx';

const decided = endpoint('post', '/operator/pictures/{id}/decide/', {
  params: { id: 31 },
  body: { kind: 'copy', why: '' },
});
const pair = () => screen.findByRole('article', { name: /Studio Moss.*, like .*Studio Fern/ });
const oneWaits = () => api.answer(pictures, () => ({ body: page([aPictureMatch()]) }));

describe('pictures that look alike', () => {
  test('say that none waits', async () => {
    open();
    expect(await screen.findByText('No pictures are waiting for a decision')).toBeInTheDocument();
  });

  test('stand side by side with their firms, dates and distance', async () => {
    oneWaits();
    open();
    const card = within(await pair());
    expect(card.getAllByRole('img').map((one) => one.getAttribute('src'))).toEqual([
      `/api/media/${'5'.repeat(64)}.jpg?w=640`,
      `/api/media/${'6'.repeat(64)}.jpg?w=640`,
    ]);
    expect(card.getByRole('link', { name: /^Studio Fern/ })).toBeInTheDocument();
    expect(card.getByText('4 Mar 2026')).toBeInTheDocument();
    expect(card.getByText('7 of 128 bits differ.')).toBeInTheDocument();
    expect(card.getByText(/said on 2 Nov 2026: our own work\./)).toBeInTheDocument();
  });

  for (const [button, action, kind] of [
    ['Hide the copy…', 'Hide picture', 'copy'],
    ['Same work…', 'Agree that it is the same work', 'same-work'],
    ['No match…', 'They are no match', 'no-match'],
  ] as const) {
    test(`"${button}" is decided with a reason`, async () => {
      oneWaits();
      api.answer(decided, () => ({ body: aPictureMatch() }));
      open();
      await press(button);
      await userEvent.type(screen.getByLabelText('Reason'), 'We saw the raw file.');
      await press(action);
      expect(await screen.findByText('The decision is kept')).toBeInTheDocument();
      expect(sent(decided.url).map(({ body }) => body)).toEqual([
        { kind, why: 'We saw the raw file.' },
      ]);
    });
  }
});

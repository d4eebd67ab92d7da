import { problemCodes } from '@aangan/domain';
import { describe, expect, test } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import {
  api,
  chooseFiles,
  fillIn,
  form,
  openForm,
  picture,
  posts,
  press,
  user,
} from '../testing/add-items-form.ts';
import { anItem } from '../testing/factories.ts';
import { endpoints, openPortfolio, titles } from '../testing/open-portfolio.tsx';

const confirmation = 'This is our own work';

/** The API asks whether a picture is the firm's own work, once. */
function asksOnce() {
  api.answer(endpoints.add, ({ body }) => {
    if ((body as FormData).get('own_work') === 'true') {
      return { status: 201, body: anItem({ id: 2, title: 'Veranda' }) };
    }
    const { sentence } = problemCodes.looks_like_another;
    const firm = { firm_name: 'Studio Fern', published_at: '2026-03-04T06:30:00.000Z' };
    const refusal = { detail: sentence, code: 'looks_like_another', looks_like: [firm] };
    return { status: 409, body: refusal };
  });
}

describe('a picture that looks like one of another firm', () => {
  test('is added once its firm has said that it is its own work', async () => {
    asksOnce();
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    await fillIn();
    await press('Add item');
    const fields = within(await form());
    expect(
      await fields.findByText(/Studio Fern.* published one like it on 4 March 2026\./),
    ).toBeInTheDocument();
    await user.click(fields.getByRole('checkbox', { name: confirmation }));
    await press('Try again');
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    expect(posts().map(({ body }) => (body as FormData).get('own_work'))).toEqual([null, 'true']);
  });

  test('is not asked about where it looks like none', async () => {
    openPortfolio(api);
    await openForm();
    await chooseFiles(picture());
    expect(within(await form()).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

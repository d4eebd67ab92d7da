import { endpoint } from '@aangan/api-client/endpoints';
import { problemCodes } from '@aangan/domain';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReportedReview } from '../testing/factories.ts';
import { api, at, open, page, press, reviews, sent } from '../testing/operator-page.tsx';

const decide = (act: 'hide' | 'keep') =>
  endpoint('post', `/operator/reviews/{id}/${act}/`, { ...at(21), body: { why: '' } });
const hideName = 'Hide: Studio Fern about Tile House';
const keepName = 'Keep: Studio Fern about Tile House';
const item = () => screen.findByRole('article', { name: 'Review by Studio Fern about Tile House' });
const oneWaits = () => api.answer(reviews, () => ({ body: page([aReportedReview()]) }));

describe('reported reviews', () => {
  test('say what is loading', () => {
    api.answer(reviews, () => new Promise(() => undefined));
    open();
    expect(screen.getByText('Loading the reported reviews…')).toHaveAttribute('role', 'status');
  });

  test('say that none waits', async () => {
    open();
    expect(await screen.findByText('No review is waiting for a decision')).toBeInTheDocument();
  });

  test('show the review, its vendor and author, and each report with its reason', async () => {
    const answer = {
      text: 'We are sorry.',
      created_at: '2026-11-03T06:30:00.000Z',
      updated_at: '2026-11-03T06:30:00.000Z',
    };
    api.answer(reviews, () => ({
      body: page([aReportedReview({ answer, edited_at: '2026-11-05T06:30:00.000Z' })]),
    }));
    open();
    const card = await item();
    for (const words of [
      'By Studio Fern, 2 Nov 2026, edited 5 Nov 2026',
      'Clinic waiting room',
      'Three weeks late',
      'Answer of the firm: We are sorry.',
      'Contains personal or confidential information',
      'Tile House, 4 Nov 2026',
      'That is his private number.',
    ]) {
      expect(card).toHaveTextContent(words);
    }
    expect(within(card).getByRole('img', { name: '2.0 out of 5' })).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: /^Public page/ })).toHaveAttribute(
      'href',
      '/vendors/5',
    );
    expect(screen.getByRole('heading', { name: 'Reported reviews (1)' })).toBeInTheDocument();
  });

  test('say which of them are held because there were many in a day', async () => {
    const held = aReportedReview({ status: 'waiting', waits_for: ['operator'], reports: [] });
    api.answer(reviews, () => ({ body: page([held]) }));
    open();
    expect(await item()).toHaveTextContent('Held for you');
  });

  test('are hidden with a reason, which is asked for; the focus moves to the list', async () => {
    oneWaits();
    api.answer(decide('hide'), () => {
      api.answer(reviews, () => ({ body: page([]) }));
      return { body: aReportedReview({ status: 'hidden', waits_for: [], reports: [] }) };
    });
    open();
    await press(hideName);
    const dialog = screen.getByRole('dialog', { name: 'Hide this review?' });
    expect(dialog).toHaveTextContent('The author and those who reported it get a mail');
    await press('Hide review');
    expect(await screen.findByText('Please give a reason')).toBeInTheDocument();
    expect(sent('/operator/reviews/21/hide/')).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Reason'), '  A private number. ');
    await press('Hide review');
    expect(await screen.findByText('The review is hidden')).toBeInTheDocument();
    expect(sent('/operator/reviews/21/hide/')[0]?.body).toEqual({
      why: 'A private number.',
      edited_at: null,
    });
    expect(await screen.findByText('No review is waiting for a decision')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Reported reviews' })).toHaveFocus();
  });

  test('are kept with a reason, by the keyboard alone', async () => {
    oneWaits();
    api.answer(decide('keep'), () => {
      api.answer(reviews, () => ({ body: page([]) }));
      return { body: aReportedReview({ reports: [] }) };
    });
    open();
    (await screen.findByRole('button', { name: keepName })).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('It is an opinion.{Tab}{Enter}');
    expect(await screen.findByText('The review is kept')).toBeInTheDocument();
    expect(sent('/operator/reviews/21/keep/')[0]?.body).toEqual({
      why: 'It is an opinion.',
      edited_at: null,
    });
  });

  test('keep the dialog open and say why when a decision fails', async () => {
    oneWaits();
    api.answer(decide('hide'), () => 'offline');
    open();
    await press(hideName);
    await userEvent.type(screen.getByLabelText('Reason'), 'A private number.');
    await press('Hide review');
    expect(await screen.findByText(/^Network error/)).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('A private number.');
    expect(await item()).toBeInTheDocument();
  });

  test('are decided about as they were read: of one that was edited since, the list shows the new text', async () => {
    const edited_at = '2026-11-03T06:30:00.000001+00:00';
    api.answer(reviews, () => ({ body: page([aReportedReview({ edited_at })]) }));
    const { sentence: detail } = problemCodes.review_edited;
    api.answer(decide('keep'), () => {
      const edited = aReportedReview({ title: 'Edited', edited_at: '2026-11-04T06:30:00+00:00' });
      api.answer(reviews, () => ({ body: page([edited]) }));
      return { status: 409, body: { detail, code: 'review_edited' } };
    });
    open();
    await press(keepName);
    await userEvent.type(screen.getByLabelText('Reason'), 'It is an opinion.');
    await press('Keep review');
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(sent('/operator/reviews/21/keep/')[0]?.body).toEqual({
      why: 'It is an opinion.',
      edited_at,
    });
    expect(await screen.findByText('Edited')).toBeInTheDocument();
  });

  test('lists the hidden ones too, with why, and shows one again', async () => {
    const hidden = aReportedReview({
      status: 'hidden',
      waits_for: [],
      hidden_why: 'Rude.',
      reports: [],
    });
    api.answer(reviews, ({ query }) => ({ body: page(query.show === 'hidden' ? [hidden] : []) }));
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Hidden' }));
    const card = await item();
    expect(card).toHaveTextContent('Hidden because: Rude.');
    expect(screen.getByRole('link', { name: 'Hidden' })).toHaveAttribute('aria-current', 'true');
    expect(within(card).queryByRole('button', { name: hideName })).not.toBeInTheDocument();
    api.answer(decide('keep'), () => ({ body: aReportedReview({ reports: [] }) }));
    await press('Show again: Studio Fern about Tile House');
    await userEvent.type(screen.getByLabelText('Reason'), 'A mistake of ours.');
    await press('Keep review');
    expect(await screen.findByText('The review is kept')).toBeInTheDocument();
  });

  test('load more, and can be loaded again after a failure', async () => {
    api.answer(reviews, () => ({ status: 500, body: '' }));
    open();
    expect(await screen.findByText('The reported reviews could not be loaded')).toBeInTheDocument();
    api.answer(reviews, ({ query }) => ({
      body:
        query.page === 2
          ? page([aReportedReview({ id: 22, author_name: 'Second' })], { count: 2 })
          : page([aReportedReview()], { count: 2, next: 'http://localhost/?page=2' }),
    }));
    await press('Try again');
    await item();
    await press('Load more');
    expect(
      await screen.findByRole('article', { name: 'Review by Second about Tile House' }),
    ).toBeInTheDocument();
  });
});

import { endpoint } from '@aangan/api-client/endpoints';
import { aReview, aReviewPage } from '@aangan/firms/testing';
import { aUser } from '@aangan/host/testing';
import { toasts } from '@aangan/ui';
import { allowErrorLogs, doubleClick, enterText } from '@aangan/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, listed, openReviews, requestsTo, reviewBy } from '../../testing/reviews-page.tsx';

const one = { params: { id: 1 } };
const answered = endpoint('put', '/designers/vendor-reviews/{id}/answer/', one);
const withdrawn = endpoint('delete', '/designers/vendor-reviews/{id}/answer/', one);
const reported = endpoint('post', '/designers/vendor-reviews/{id}/report/', one);

/** The account of vendor 7. */
const vendor = aUser({ id: 107, is_vendor: true });
const answer = {
  text: 'Thank you, Meera.',
  created_at: '2026-11-22T06:00:00.000Z',
  updated_at: '2026-11-22T06:00:00.000Z',
};
const said = { success: jest.spyOn(toasts, 'success'), error: jest.spyOn(toasts, 'error') };
beforeEach(() => {
  said.success.mockClear();
  said.error.mockClear();
});

allowErrorLogs('Failed to save your answer. Please try again.', 'Failed to report the review');

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const button = async (name: string | RegExp) =>
  (await reviewBy('Meera Iyer')).getByRole('button', { name });

describe('the vendor’s answer', () => {
  test('is written by the vendor of the review, and shown', async () => {
    api.answer(answered, () => ({ body: aReview({ answer }) }));
    openReviews({ user: vendor });
    await userEvent.click(await button('Answer this review'));
    const form = dialog('Answer Meera Iyer');
    await userEvent.click(form.getByRole('button', { name: 'Publish answer' }));
    expect(await form.findByText('Please write an answer')).toBeInTheDocument();
    await enterText(form.getByRole('textbox'), ' Thank you, Meera. ');
    api.answer(listed, () => ({ body: aReviewPage([aReview({ answer })]) }));
    await doubleClick(form.getByRole('button', { name: 'Publish answer' }));
    expect(await screen.findByText('Answer from Bawa Tiles')).toBeInTheDocument();
    expect(requestsTo(answered).map(({ body }) => body)).toEqual([{ text: 'Thank you, Meera.' }]);
    expect(said.success).toHaveBeenCalledWith('Answer published');
  });

  test('is edited', async () => {
    api.answer(listed, () => ({ body: aReviewPage([aReview({ answer })]) }));
    api.answer(answered, () => ({ body: aReview({ answer }) }));
    openReviews({ user: vendor });
    await userEvent.click(await button('Edit your answer'));
    const form = dialog('Edit your answer');
    expect(form.getByRole('textbox')).toHaveValue('Thank you, Meera.');
    await enterText(form.getByRole('textbox'), 'Thank you, Meera. Come again.');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(said.success).toHaveBeenCalledWith('Answer changed'));
    expect(requestsTo(answered)[0]?.body).toEqual({ text: 'Thank you, Meera. Come again.' });
  });

  test('is deleted, which is asked once', async () => {
    api.answer(listed, () => ({ body: aReviewPage([aReview({ answer })]) }));
    api.answer(withdrawn, () => ({ status: 204, body: '' as never }));
    openReviews({ user: vendor });
    await userEvent.click(await button('Delete your answer'));
    const asked = within(screen.getByRole('alertdialog'));
    expect(requestsTo(withdrawn)).toHaveLength(0);
    api.answer(listed, () => ({ body: aReviewPage([aReview()]) }));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Thank you, Meera.')).not.toBeInTheDocument());
    expect(said.success).toHaveBeenCalledWith('Answer deleted');
  });

  test('stays in its form when it cannot be saved', async () => {
    api.answer(answered, () => ({ status: 500, body: {} }));
    openReviews({ user: vendor });
    await userEvent.click(await button('Answer this review'));
    const form = dialog('Answer Meera Iyer');
    await enterText(form.getByRole('textbox'), 'Thank you.');
    await userEvent.click(form.getByRole('button', { name: 'Publish answer' }));
    expect(
      await form.findByText('Failed to save your answer. Please try again.'),
    ).toBeInTheDocument();
    expect(form.getByRole('textbox')).toHaveValue('Thank you.');
  });

  test('is not offered to another vendor', async () => {
    openReviews({ user: aUser({ id: 108, is_vendor: true }) });
    const card = await reviewBy('Meera Iyer');
    expect(card.queryByRole('button', { name: 'Answer this review' })).not.toBeInTheDocument();
  });
});

describe('a report of a review', () => {
  const report = 'Report the review by Meera Iyer';

  test.each([
    ['a client', aUser()],
    ['a designer', aUser({ is_designer: true })],
    ['the vendor', vendor],
  ])('is sent by %s, with a reason', async (_who, user) => {
    api.answer(reported, () => ({ status: 204, body: '' as never }));
    openReviews({ user });
    await userEvent.click(await button(report));
    const form = dialog('Report this review');
    const send = form.getByRole('button', { name: 'Send report' });
    await userEvent.click(send);
    expect(await form.findByText('Please choose a reason')).toBeInTheDocument();
    await userEvent.selectOptions(form.getByRole('combobox'), 'Something else');
    await userEvent.click(send);
    expect(await form.findByText('Please describe what is wrong')).toBeInTheDocument();
    await enterText(form.getByRole('textbox'), 'It is about another firm.');
    await userEvent.click(send);
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(requestsTo(reported).map(({ body }) => body)).toEqual([
      { reason: 'other', text: 'It is about another firm.' },
    ]);
    expect(said.success).toHaveBeenCalledWith('Thank you. We will look at this review.');
  });

  test('can go without a text for the other reasons', async () => {
    api.answer(reported, () => ({ status: 204, body: '' as never }));
    openReviews({ user: aUser() });
    await userEvent.click(await button(report));
    const form = dialog('Report this review');
    await userEvent.selectOptions(form.getByRole('combobox'), 'Advertising or spam');
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(requestsTo(reported)[0]?.body).toMatchObject({ text: '' }));
  });

  test('becomes "Reported" where it was sent, also for a reader whose page came with a guest’s list', async () => {
    api.answer(reported, () => ({ status: 204, body: '' as never }));
    openReviews({ user: aUser() });
    await userEvent.click(await button(report));
    const form = dialog('Report this review');
    await userEvent.selectOptions(form.getByRole('combobox'), 'Advertising or spam');
    api.answer(listed, () => ({ body: aReviewPage([aReview({ is_reported: true })]) }));
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    const card = await reviewBy('Meera Iyer');
    expect(await card.findByText('Reported')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: report })).not.toBeInTheDocument();
  });

  test('is refused the second time', async () => {
    const detail = 'You have already reported this review.';
    api.answer(reported, () => ({ status: 400, body: { detail, code: 'already_reported' } }));
    openReviews({ user: aUser() });
    await userEvent.click(await button(report));
    const form = dialog('Report this review');
    await userEvent.selectOptions(form.getByRole('combobox'), 'Advertising or spam');
    await userEvent.click(form.getByRole('button', { name: 'Send report' }));
    expect(await form.findByText(detail)).toBeInTheDocument();
  });

  test('sends guests to sign in, and back to the reviews', async () => {
    openReviews();
    const card = await reviewBy('Meera Iyer');
    expect(card.getByRole('link', { name: report })).toHaveAttribute(
      'href',
      '/login?next=%2Fvendors%2F7%3Fshow%3Dreviews%23reviews',
    );
  });
});

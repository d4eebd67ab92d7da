import { aReview, aReviewPage } from '@aangan/firms/testing';
import { aUser } from '@aangan/host/testing';
import { toasts } from '@aangan/ui';
import { allowErrorLogs, doubleClick, enterText } from '@aangan/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVendor } from '../../testing/factories.ts';
import {
  api,
  changed,
  existing,
  listed,
  openReviews,
  requestsTo,
  reviewBy,
  vendorDetail,
  written,
} from '../../testing/reviews-page.tsx';

const said = { success: jest.spyOn(toasts, 'success'), error: jest.spyOn(toasts, 'error') };
const designer = aUser({ id: 5, is_designer: true });
const text = 'Every crate came on the promised day.';

allowErrorLogs('Failed to submit review. Please try again.');
beforeEach(() => {
  said.success.mockClear();
  said.error.mockClear();
});

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const stars = (group: string) =>
  within(dialog().getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('radio');
const star = (group: string, count: number) => stars(group)[count - 1] as HTMLElement;
const chosen = (group: string) => stars(group).find(({ checked }) => checked)?.value;
const submit = () => dialog().getByRole('button', { name: 'Submit review' });

async function open(options: Parameters<typeof openReviews>[0] = {}) {
  const view = openReviews({ user: designer, ...options });
  await userEvent.click(await screen.findByRole('button', { name: 'WRITE A REVIEW' }));
  await screen.findByRole('dialog');
  // Whether there is a review already is asked first.
  await waitFor(() =>
    expect(dialog().queryByRole('status', { name: 'Loading your review…' })).toBeNull(),
  );
  return view;
}

async function fillIn() {
  await enterText(field('Project Name'), 'Villa in Alibaug');
  await enterText(field('Your review'), text);
}

/** A vendor with the review of the visitor. */
function reviewed(review = aReview({ designer_name: 'Studio Asha', is_own: true })) {
  api.answer(existing, () => ({ body: { has_reviewed: true, review } }));
  api.answer(listed, () => ({ body: aReviewPage([review]) }));
}

describe('WRITE A REVIEW on a vendor’s page', () => {
  test.each([
    ['a designer', designer],
    ['an architect', aUser({ is_architect: true })],
  ])('replaces GET IN TOUCH for %s', async (_who, user) => {
    openReviews({ user });
    expect(await screen.findByRole('button', { name: 'WRITE A REVIEW' })).toBeInTheDocument();
    expect(screen.queryByText('GET IN TOUCH')).not.toBeInTheDocument();
  });

  test.each([
    ['a guest', null],
    ['a client', aUser()],
    ['a vendor', aUser({ is_vendor: true })],
  ])('is not there for %s, whose reviews are not looked up either', async (_who, user) => {
    openReviews({ user });
    await reviewBy('Meera Iyer');
    expect(screen.queryByRole('button', { name: 'WRITE A REVIEW' })).not.toBeInTheDocument();
    expect(requestsTo(existing)).toHaveLength(0);
  });
});

describe('the review dialog', () => {
  test('starts with all ratings at 5 and a recommendation', async () => {
    await open();
    for (const group of [
      'Overall rating',
      'Product Quality & Consistency',
      'Reliability in Timeline & Delivery',
      'Technical Support & Knowledge',
      'Post Sales Service & Issue Resolution',
    ]) {
      expect(chosen(group)).toBe('5');
    }
    expect(dialog().getByRole('checkbox', { name: 'I would recommend this vendor' })).toBeChecked();
    expect(field('Project Name')).toHaveValue('');
  });

  test('sends the review, says so, and loads list, summary and the vendor’s rating again', async () => {
    api.answer(written, () => ({ status: 201, body: aReview() }));
    const { router, reached } = await open();
    await fillIn();
    await userEvent.click(star('Post Sales Service & Issue Resolution', 3));
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'Hospitality');
    await enterText(field(/Project value/), '2.25 lakh');
    await userEvent.click(dialog().getByRole('checkbox'));
    api.answer(listed, () => ({ body: aReviewPage([aReview({ designer_name: 'Studio Asha' })]) }));
    api.answer(vendorDetail, () => ({ body: aVendor({ id: 7, rating: 4.9, reviews_count: 1 }) }));
    await userEvent.click(submit());
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(requestsTo(written).map(({ body }) => body)).toEqual([
      {
        vendor: 7,
        rating: 5,
        quality_rating: 5,
        delivery_rating: 5,
        communication_rating: 5,
        value_rating: 2,
        would_recommend: false,
        title: 'Villa in Alibaug',
        review_text: text,
        project_type: 'hospitality',
        project_value: 225_000,
      },
    ]);
    expect(said.success).toHaveBeenCalledWith('Review submitted successfully!');
    await reviewBy('Studio Asha');
    expect(await screen.findByText('4.9 out of 5 (1)')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ search: '?show=reviews', hash: '#reviews' });
    expect(reached).toEqual(['vendors/review-written']);
  });

  test('opens for editing with what was written, and sends the change', async () => {
    reviewed();
    api.answer(changed, () => ({ body: aReview() }));
    openReviews({ user: designer });
    const card = await reviewBy('Studio Asha');
    await userEvent.click(await card.findByRole('button', { name: 'Edit your review' }));
    expect(screen.getByRole('dialog', { name: 'Edit your review of Bawa Tiles' })).toBeVisible();
    expect(field('Project Name')).toHaveValue('Villa in Alibaug');
    expect(field(/Project value/)).toHaveValue('2,25,000');
    expect(chosen('Overall rating')).toBe('4');
    expect(chosen('Post Sales Service & Issue Resolution')).toBe('2');
    await enterText(field('Project Name'), 'Villa in Nagaon');
    await userEvent.click(dialog().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(said.success).toHaveBeenCalledWith('Review updated successfully!'));
    expect(requestsTo(changed)[0]?.body).toMatchObject({ title: 'Villa in Nagaon', rating: 4 });
    expect(requestsTo(written)).toHaveLength(0);
  });

  test('is behind a button that is hidden until it is known whether there is a review', async () => {
    let answer: (found: { body: { has_reviewed: false; review: null } }) => void = () => undefined;
    api.answer(existing, () => new Promise((resolve) => (answer = resolve)));
    openReviews({ user: designer });
    expect(await screen.findByText('WRITE A REVIEW')).not.toBeVisible();
    answer({ body: { has_reviewed: false, review: null } });
    await waitFor(() => expect(screen.getByText('WRITE A REVIEW')).toBeVisible());
  });

  test('opens for editing behind EDIT YOUR REVIEW, which WRITE A REVIEW becomes where there is one', async () => {
    reviewed();
    openReviews({ user: designer });
    await userEvent.click(await screen.findByRole('button', { name: 'EDIT YOUR REVIEW' }));
    expect(screen.queryByRole('button', { name: 'WRITE A REVIEW' })).not.toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: /^Edit your review/ })).toBeVisible();
  });

  test('opens empty where it cannot be checked whether there is a review, which is only logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer(existing, () => ({ status: 500, body: {} }));
    await open();
    expect(field('Project Name')).toHaveValue('');
    expect(logged).toHaveBeenCalledWith('Failed to check for an existing review', 'server', 500);
    expect(said.error).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test('says what is missing, and sends nothing', async () => {
    await open();
    await enterText(field('Your review'), 'Too short.');
    await enterText(field(/Project value/), '-5');
    await userEvent.click(submit());
    expect(
      await screen.findByText('Please provide the name of the project you are reviewing for'),
    ).toBeInTheDocument();
    expect(dialog().getByText('Please provide at least 20 characters')).toBeInTheDocument();
    expect(dialog().getByText('Project value cannot be negative')).toBeInTheDocument();
    expect(requestsTo(written)).toHaveLength(0);
  });

  test('says that it failed, keeps what was typed, and shows what the server refuses at its field', async () => {
    api.answer(written, () => ({
      status: 400,
      body: { title: ['This name is not allowed.'], codes: { title: ['invalid'] } },
    }));
    await open();
    await fillIn();
    await userEvent.click(submit());
    expect(await dialog().findByText('This name is not allowed.')).toBeInTheDocument();
    expect(said.error).toHaveBeenCalledWith('Failed to submit review. Please try again.');
    expect(field('Your review')).toHaveValue(text);
  });

  test('leaves it to the page to sign in at to say that the session has ended', async () => {
    api.answer(written, () => ({ status: 401, body: { detail: 'Given token not valid' } }));
    await open();
    await fillIn();
    await userEvent.click(submit());
    expect(await dialog().findByText(/What you typed is kept/)).toBeInTheDocument();
    expect(said.error).not.toHaveBeenCalled();
  });

  test('says when the visitor is offline', async () => {
    api.answer(written, () => 'offline');
    await open();
    await fillIn();
    await userEvent.click(submit());
    expect(await dialog().findByText(/You seem to be offline/)).toBeInTheDocument();
  });

  test('changes to editing where the review turns out to be written already', async () => {
    api.answer(written, () => {
      reviewed();
      const detail = 'You have already reviewed this vendor.';
      return { status: 400, body: { non_field_errors: [detail], code: 'already_reviewed' } };
    });
    api.answer(changed, () => ({ body: aReview() }));
    await open();
    await fillIn();
    await userEvent.click(submit());
    expect(await dialog().findByText(/You have already reviewed this vendor/)).toBeInTheDocument();
    await userEvent.click(await dialog().findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(requestsTo(changed)[0]?.body).toMatchObject({ review_text: text }));
  });

  test('sends one review however often the button is pressed', async () => {
    const answer = Promise.withResolvers<void>();
    api.answer(written, async () => {
      await answer.promise;
      return { status: 201, body: aReview() };
    });
    await open();
    await fillIn();
    await doubleClick(submit());
    await waitFor(() => expect(requestsTo(written)).toHaveLength(1));
    expect(requestsTo(written)[0]?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    answer.resolve();
    await waitFor(() => expect(said.success).toHaveBeenCalledTimes(1));
    expect(requestsTo(written)).toHaveLength(1);
  });

  test('keeps what was typed while the tab is open, until it is discarded', async () => {
    const { unmount } = await open();
    await fillIn();
    unmount();
    await open();
    expect(field('Project Name')).toHaveValue('Villa in Alibaug');
    expect(dialog().getByText('What you typed before was kept.')).toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Discard it' }));
    expect(field('Project Name')).toHaveValue('');
    expect(sessionStorage.getItem('aangan.draft.review.7')).toBeNull();
  });

  test('is closed by Back', async () => {
    const { router } = await open();
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?show=reviews');
  });
});

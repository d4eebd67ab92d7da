import { sentenceOf } from '@aangan/domain';
import { aReview, aReviewPage } from '@aangan/firms/testing';
import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  existing,
  listed,
  openReviews,
  requestsTo,
  reviewBy,
  scrolledTo,
  section,
} from '../../testing/reviews-page.tsx';

const designer = () => aUser({ id: 5, is_designer: true });

describe('the Reviews tab of a vendor’s page', () => {
  test('is at an address of its own, which its chip leads to', async () => {
    const { router } = openReviews({ at: '/vendors/7' });
    await userEvent.click(await screen.findByRole('link', { name: 'Reviews' }));
    expect(router.state.location.search).toBe('?show=reviews');
    expect(screen.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByRole('heading', { name: 'Customer Reviews' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Work' })).not.toBeInTheDocument();
  });

  test.each([
    ['scrolled to where the address says so', '/vendors/7?show=reviews#reviews', 0, 1],
    ['not scrolled to where it does not', '/vendors/7?show=reviews', 0, 0],
    ['not scrolled to after the visitor has scrolled', '/vendors/7?show=reviews#reviews', 40, 0],
  ])('is %s', async (_what, at, scrollY, times) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
    openReviews({ at });
    await section();
    expect(scrolledTo).toHaveBeenCalledTimes(times);
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  });

  test('counts the reviews from designers', async () => {
    openReviews();
    expect(await (await section()).findByText('1 review from designers')).toBeInTheDocument();
  });

  test('sums them up: the overall rating with stars, four bars out of 5, how many recommend', async () => {
    openReviews();
    const within5 = await section();
    expect(await within5.findByRole('img', { name: '4.3 out of 5' })).toBeInTheDocument();
    expect(within5.getByText('4.3')).toBeInTheDocument();
    expect(within5.getByText('88% of designers would recommend')).toBeInTheDocument();
    const bar = (name: string) => within5.getAllByText(name)[0]?.nextElementSibling;
    expect(bar('Product Quality & Consistency')).toHaveTextContent('4.8 out of 5');
    expect(bar('Reliability in Timeline & Delivery')).toHaveTextContent('4.1 out of 5');
    expect(bar('Technical Support & Knowledge')).toHaveTextContent('3.9 out of 5');
    expect(bar('Post Sales Service & Issue Resolution')).toHaveTextContent('3.2 out of 5');
    expect(
      bar('Product Quality & Consistency')?.parentElement?.querySelector('rect'),
    ).toHaveAttribute('width', '4.8');
  });

  test('shows a spinner while it loads', async () => {
    const answer = Promise.withResolvers<void>();
    api.answer(listed, async () => {
      await answer.promise;
      return { body: aReviewPage([aReview()]) };
    });
    openReviews();
    expect(await screen.findByRole('status', { name: 'Loading reviews…' })).toBeInTheDocument();
    answer.resolve();
    await reviewBy('Meera Iyer');
    expect(screen.queryByRole('status', { name: 'Loading reviews…' })).not.toBeInTheDocument();
  });

  test('says in place of the list that it cannot be loaded, and recovers on Try again', async () => {
    let broken = true;
    api.answer(listed, () =>
      broken ? { status: 500, body: {} } : { body: aReviewPage([aReview()]) },
    );
    openReviews();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load reviews');
    expect(screen.getByRole('heading', { level: 1, name: 'Bawa Tiles' })).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await reviewBy('Meera Iyer');
  });

  test('says when the visitor is offline', async () => {
    api.answer(listed, () => 'offline');
    openReviews();
    expect(await screen.findByText(/You seem to be offline/)).toBeInTheDocument();
  });

  test.each([
    ['a guest', null, false],
    ['a client', aUser(), false],
    ['a vendor', aUser({ is_vendor: true }), false],
    ['a designer', designer(), true],
    ['an architect', aUser({ is_architect: true }), true],
  ])('says to %s that there are no reviews yet', async (_who, user, offers) => {
    api.answer(listed, () => ({ body: aReviewPage([]) }));
    openReviews({ user });
    expect(await screen.findByText('No Reviews Yet')).toBeInTheDocument();
    expect(screen.getByText('Be the first designer to review this vendor')).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Write a Review' })).toHaveLength(
      offers ? 1 : 0,
    );
    expect(screen.queryByText(/would recommend$/)).not.toBeInTheDocument();
  });
});

describe('a review', () => {
  test('has its author, rating, date, title, text, project and four ratings', async () => {
    openReviews();
    const card = await reviewBy('Meera Iyer');
    expect(card.getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute('href', '/designers/3');
    expect(card.getByText('4.0')).toBeInTheDocument();
    // In India it is the 21st already.
    expect(card.getByText('November 21, 2026')).toBeInTheDocument();
    expect(card.getByRole('heading', { name: 'Villa in Alibaug' })).toBeInTheDocument();
    expect(card.getByText(/every batch matched/)).toBeInTheDocument();
    const value = (name: string) => card.getByText(name).nextElementSibling as HTMLElement;
    expect(value('Project type')).toHaveTextContent('Residential');
    expect(value('Project value')).toHaveTextContent('₹2.25L');
    expect(within(value('Project value')).getByTitle('₹2,25,000')).toBeInTheDocument();
    const stars = (name: string) => within(value(name)).getByRole('img').getAttribute('aria-label');
    expect(stars('Product Quality & Consistency')).toBe('5.0 out of 5');
    expect(stars('Reliability in Timeline & Delivery')).toBe('4.0 out of 5');
    expect(stars('Technical Support & Knowledge')).toBe('3.0 out of 5');
    expect(stars('Post Sales Service & Issue Resolution')).toBe('2.0 out of 5');
    expect(card.getByText('Would recommend this vendor')).toBeInTheDocument();
  });

  test('shows its author’s picture, else the initials', async () => {
    const first = aReview({ id: 1, designer_avatar: '/api/media/meera.jpg' });
    const second = aReview({ id: 2, designer_name: 'Arjun Rao', designer: null });
    api.answer(listed, () => ({ body: aReviewPage([first, second]) }));
    const { container } = openReviews();
    await reviewBy('Meera Iyer');
    expect(container.querySelector('img[src*="meera.jpg"]')).toBeInTheDocument();
    expect(container.querySelector('article [data-initials="AR"]')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Arjun Rao' })).not.toBeInTheDocument();
  });

  test('leaves out what its author did not say', async () => {
    const review = aReview({ project_type: null, project_value: null, would_recommend: false });
    api.answer(listed, () => ({ body: aReviewPage([review]) }));
    openReviews();
    const card = await reviewBy('Meera Iyer');
    for (const text of ['Project type', 'Project value', 'Would recommend this vendor', /edited/]) {
      expect(card.queryByText(text)).not.toBeInTheDocument();
    }
  });

  test('says when it was edited', async () => {
    const review = aReview({ edited_at: '2026-11-22T06:00:00.000Z' });
    api.answer(listed, () => ({ body: aReviewPage([review]) }));
    openReviews();
    const card = await reviewBy('Meera Iyer');
    expect(card.getByText(/· edited/).parentElement).toHaveTextContent(
      'November 21, 2026 · edited November 22, 2026',
    );
  });

  test('shows the vendor’s answer with its date, and whether it was edited', async () => {
    const answer = {
      text: 'Thank you, Meera.',
      created_at: '2026-11-22T06:00:00.000Z',
      updated_at: '2026-11-24T06:00:00.000Z',
    };
    api.answer(listed, () => ({ body: aReviewPage([aReview({ answer })]) }));
    openReviews();
    const card = await reviewBy('Meera Iyer');
    expect(card.getByText('Answer from Bawa Tiles')).toBeInTheDocument();
    expect(card.getByText('Thank you, Meera.')).toBeInTheDocument();
    expect(card.getByText(/· edited/).parentElement).toHaveTextContent(
      'November 22, 2026 · edited November 24, 2026',
    );
    expect(card.queryByRole('button', { name: /answer/ })).not.toBeInTheDocument();
  });

  test('can be edited by its author only', async () => {
    const mine = aReview({ id: 2, designer_name: 'Studio Asha', is_own: true });
    api.answer(listed, () => ({ body: aReviewPage([mine, aReview()]) }));
    api.answer(existing, () => ({ body: { has_reviewed: true, review: mine } }));
    openReviews({ user: designer() });
    const card = await reviewBy('Studio Asha');
    expect(await card.findByRole('button', { name: 'Edit your review' })).toBeInTheDocument();
    expect(card.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
    const other = await reviewBy('Meera Iyer');
    expect(other.queryByRole('button', { name: 'Edit your review' })).not.toBeInTheDocument();
  });

  test('that waits is shown to its author, who is told what for and may edit it', async () => {
    const mine = aReview({ id: 2, designer_name: 'Studio Asha', status: 'waiting', is_own: true });
    const waits_for = ['address', 'profile', 'operator'] as const;
    api.answer(listed, () => ({ body: aReviewPage([{ ...mine, waits_for: [...waits_for] }]) }));
    api.answer(existing, () => ({ body: { has_reviewed: true, review: mine } }));
    openReviews({ user: designer() });
    const card = await reviewBy('Studio Asha');
    expect(card.getByText(/^Only you see this review so far/)).toHaveTextContent(
      /your email address.+your profile.+our team/,
    );
    expect(card.getByRole('button', { name: 'Edit your review' })).toBeInTheDocument();
  });

  test('that an operator has hidden is shown to its author, who is told', async () => {
    const mine = aReview({
      id: 2,
      designer_name: 'Studio Asha',
      status: 'hidden',
      waits_for: [],
      is_own: true,
    });
    api.answer(listed, () => ({ body: aReviewPage([mine]) }));
    api.answer(existing, () => ({ body: { has_reviewed: true, review: mine } }));
    openReviews({ user: designer() });
    const card = await reviewBy('Studio Asha');
    expect(card.getByText(/An operator has hidden this review/)).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Edit your review' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'EDIT YOUR REVIEW' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(sentenceOf('review_hidden'))).toBeInTheDocument();
    expect(dialog.queryByLabelText(/title/i)).not.toBeInTheDocument();
  });
});

describe('the list of reviews', () => {
  const second = aReview({ id: 2, designer_name: 'Arjun Rao' });

  test.each([
    ['a plain array', [aReview(), second], ['Meera Iyer', 'Arjun Rao']],
    ['a single object', second, ['Arjun Rao']],
  ])('is understood as %s, with averages of its own', async (_form, answer, names) => {
    api.answer(listed, () => ({ body: answer as never }));
    openReviews();
    for (const name of names) await reviewBy(name);
    expect(screen.getAllByRole('article')).toHaveLength(names.length);
    expect(screen.getByText('100% of designers would recommend')).toBeInTheDocument();
    expect(screen.getByText(/reviews? from designers/)).toHaveTextContent(String(names.length));
  });

  test('loads more at its end, and has a link to it for browsers without scripts', async () => {
    api.answer(listed, ({ query }) => ({
      body:
        query.page === 1
          ? aReviewPage([aReview()], { count: 2, next: '/api/?page=2' })
          : aReviewPage([second], { count: 2 }),
    }));
    openReviews();
    await reviewBy('Meera Iyer');
    expect(screen.getByText('Showing 1 of 2')).toBeInTheDocument();
    const more = screen.getByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', '/vendors/7?show=reviews&page=2#reviews');
    await userEvent.click(more);
    await reviewBy('Arjun Rao');
    await reviewBy('Meera Iyer');
    expect(screen.getByText('Showing 2 of 2')).toBeInTheDocument();
  });

  test('says when more cannot be loaded, and tries again', async () => {
    let broken = true;
    api.answer(listed, ({ query }) => {
      if (query.page === 1) return { body: aReviewPage([aReview()], { next: '/api/?page=2' }) };
      return broken ? { status: 500, body: {} } : { body: aReviewPage([second]) };
    });
    openReviews();
    await reviewBy('Meera Iyer');
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load reviews');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await reviewBy('Arjun Rao');
  });

  test('starts at the page in the address, with a link to the one before', async () => {
    openReviews({ at: '/vendors/7?show=reviews&page=3' });
    await reviewBy('Meera Iyer');
    expect(requestsTo(listed).map(({ query }) => query)).toEqual([{ vendor_id: 7, page: 3 }]);
    expect(screen.getByRole('link', { name: 'Earlier reviews' })).toHaveAttribute(
      'href',
      '/vendors/7?show=reviews&page=2#reviews',
    );
  });

  test('leads back from a page after its end', async () => {
    api.answer(listed, () => ({ status: 404, body: { detail: 'Invalid page.' } }));
    openReviews({ at: '/vendors/7?show=reviews&page=99' });
    expect(await screen.findByText('There are no reviews here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all reviews' })).toHaveAttribute(
      'href',
      '/vendors/7?show=reviews#reviews',
    );
  });
});

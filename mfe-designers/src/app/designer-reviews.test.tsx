import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aClientReview, aClientReviewPage } from '@aangan/firms/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { doubleClick, enterText, modalDialogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner } from '../testing/factories.ts';
import { DesignerPage } from './designer-page.tsx';

const one = { params: { id: 7 } };
const profile = endpoint('get', '/designers/profiles/{id}/', one);
const projects = endpoint('get', '/designers/profiles/{id}/projects/', one);
const listed = endpoint('get', '/reviews/');
const own = endpoint('get', '/reviews/own/');
const written = endpoint('post', '/reviews/');

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  sessionStorage.clear();
  api = scriptApi();
  api.answer(profile, () => ({ body: aDesigner({ id: 7, full_name: 'Studio Clay' }) }));
  api.answer(projects, () => ({ body: { results: [] } }) as never);
  api.answer(listed, () => ({ body: aClientReviewPage([aClientReview()]) }));
  api.answer(own, () => ({ body: { request: 9, refusal: null, review: null } }));
  movingBrowser();
  modalDialogs();
});

const open = (options: Parameters<typeof renderWithHost>[1] = {}) =>
  renderWithHost(<DesignerPage />, {
    api,
    at: '/designers/7?show=reviews',
    path: '/designers/:id',
    ...options,
  });
const section = async () => within(await screen.findByRole('region', { name: 'Client Reviews' }));

describe('a designer’s reviews by clients', () => {
  test('have the rating, the count, four means, and each says what happened', async () => {
    open();
    const reviews = await section();
    expect(await reviews.findByText('1 review from clients')).toBeInTheDocument();
    expect(reviews.getByText('90% of clients would recommend')).toBeInTheDocument();
    expect(reviews.getByText('4.9 out of 5')).toBeInTheDocument();
    const card = within(reviews.getByRole('article', { name: 'Review by Kavya I.' }));
    expect(card.getByText('Consulted ·')).toBeInTheDocument();
    expect(reviews.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  test('say so where there are none', async () => {
    api.answer(listed, () => ({ body: aClientReviewPage([]) }));
    open();
    expect(await (await section()).findByText('No reviews yet')).toBeInTheDocument();
  });

  test('are ordered as the reader wishes', async () => {
    api.answer(listed, () => ({
      body: aClientReviewPage([aClientReview(), aClientReview({ id: 2, author_name: 'Dev B.' })]),
    }));
    open();
    await userEvent.selectOptions(
      await (await section()).findByRole('combobox', { name: 'Sort by' }),
      'Lowest rating',
    );
    await waitFor(() =>
      expect(api.requests.at(-1)).toMatchObject({ query: { designer: 7, sort: 'lowest' } }),
    );
  });

  test('are written by a client who may, once where it is pressed twice', async () => {
    api.answer(written, () => ({ status: 201, body: aClientReview({ is_own: true }) }));
    open({ user: aUser() });
    await userEvent.click(await (await section()).findByRole('button', { name: 'Write a review' }));
    const form = within(await screen.findByRole('dialog', { name: 'Review Studio Clay' }));
    const send = await form.findByRole('button', { name: 'Submit review' });
    await enterText(form.getByRole('textbox'), 'Too short');
    await userEvent.click(send);
    expect(await form.findByText('Please provide at least 20 characters')).toBeInTheDocument();
    await enterText(form.getByRole('textbox'), 'They measured twice, and it fits.');
    await doubleClick(send);
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    const sent = api.requests.filter(({ method, url }) => method === 'post' && url === written.url);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        request: 9,
        rating: 5,
        design_rating: 5,
        communication_rating: 5,
        time_rating: 5,
        value_rating: 5,
        review_text: 'They measured twice, and it fits.',
        would_recommend: true,
        pictures: [],
      },
    ]);
  });

  test('say why there is no form for a client who came by a link', async () => {
    api.answer(own, () => ({
      body: { request: null, refusal: 'both_must_write' as const, review: null },
    }));
    open({ user: aUser(), at: '/designers/7?show=reviews&client-review=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Studio Clay' }));
    expect(await dialog.findByText(/once both of you have written/)).toBeInTheDocument();
  });

  test('can be answered by the designer', async () => {
    open({ user: aUser({ id: aDesigner({ id: 7 }).user_id, is_designer: true }) });
    expect(
      await (await section()).findByRole('button', { name: 'Answer this review' }),
    ).toBeInTheDocument();
  });
});

import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aReview, aReviewPage } from '@aangan/firms/testing';
import { renderWithHost } from '@aangan/host/testing';
import { modalDialogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { VendorPage } from '../app/vendor-page.tsx';
import { aVendor } from './factories.ts';

export const vendorDetail = endpoint('get', '/designers/vendors/{id}/', { params: { id: 7 } });
export const listed = endpoint('get', '/designers/vendor-reviews/vendor_reviews/');
export const existing = endpoint('get', '/designers/vendor-reviews/check_existing_review/');
export const written = endpoint('post', '/designers/vendor-reviews/');
export const changed = endpoint('patch', '/designers/vendor-reviews/{id}/', { params: { id: 1 } });

/** The scripted API of each test: vendor 7, whose account is 107, with one review, and a visitor who wrote none. */
export let api: ReturnType<typeof scriptApi>;

/** Called when an element is scrolled to: jsdom has no layout of its own. */
export const scrolledTo = jest.fn();

beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = scrolledTo;
  sessionStorage.clear();
  api = scriptApi();
  const vendor = aVendor({ id: 7, company_name: 'Bawa Tiles' });
  api.answer(vendorDetail, () => ({ body: vendor }));
  api.answer(listed, () => ({ body: aReviewPage([aReview()]) }));
  api.answer(existing, () => ({ body: { has_reviewed: false, review: null } }));
  movingBrowser();
  modalDialogs();
});

/** Opens the Reviews tab of vendor 7. */
export function openReviews(options: Parameters<typeof renderWithHost>[1] = {}) {
  const at = '/vendors/7?show=reviews';
  return renderWithHost(<VendorPage />, {
    api,
    at,
    path: '/vendors/:id',
    slots: { 'vendor.page.contact': [() => <button type="button">GET IN TOUCH</button>] },
    ...options,
  });
}

export const section = async () =>
  within(await screen.findByRole('region', { name: 'Customer Reviews' }));
/** The review by this designer, once it is shown. */
export const reviewBy = async (name: string) =>
  within(await screen.findByRole('article', { name: `Review by ${name}` }));
/** The requests to an endpoint so far. */
export const requestsTo = ({ method, url }: { method: string; url: string }) =>
  api.requests.filter((request) => request.method === method && request.url === url);

/** @jest-environment node */
import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aProject, aReview, aReviewPage, theFacets } from '@aangan/firms/testing';
import { testRenderedPages } from '@aangan/host/testing';
import remote from '../../remote.json' with { type: 'json' };
import { aVendor } from '../testing/factories.ts';

const vendor = aVendor({ id: 7 });
const api = scriptApi();
api.answer(endpoint('get', '/designers/vendors/'), () => ({
  body: { count: 1, count_is_exact: true, next: null, previous: null, results: [vendor] },
}));
api.answer(endpoint('get', '/designers/vendors/facets/'), () => ({
  body: theFacets({
    cities: [{ slug: 'pune', name: 'Pune', count: 4, chosen: true }],
    ignored: [{ filter: 'sort', value: 'x', message: '"x" is not a valid choice.' }],
  }),
}));
api.answer(endpoint('get', '/designers/vendors/{id}/', { params: { id: 7 } }), () => ({
  body: vendor,
}));
api.answer(endpoint('get', '/designers/vendor-reviews/vendor_reviews/'), () => ({
  body: aReviewPage([aReview()]),
}));
api.answer(endpoint('get', '/designers/vendors/{id}/projects/', { params: { id: 7 } }), () => ({
  body: { results: [] },
}));
api.answer(
  endpoint('get', '/designers/vendors/{id}/projects/{project}/', { params: { id: 7, project: 5 } }),
  () => ({ body: aProject({ story: 'A house around a well.' }) }),
);

const listing = async () => (await import('./vendors-page.tsx')).VendorsPage;

testRenderedPages(remote, [
  { api, path: '/', at: '/', load: listing, shows: 'Works 7' },
  { api, path: '/vendors', at: '/vendors?group=floors&page=2', load: listing, shows: 'Works 7' },
  {
    api,
    path: '/vendors',
    at: '/vendors?city=pune&city=goa&budget=18.5+lakh&area=goa&sort=x',
    load: listing,
    shows: 'Up to ₹18,50,000',
  },
  {
    api,
    path: '/vendors/:id',
    at: '/vendors/7',
    load: async () => (await import('./vendor-page.tsx')).VendorPage,
    shows: 'We press tiles from river clay.',
  },
  {
    api,
    path: '/vendors/:id',
    at: '/vendors/7?show=reviews&page=2',
    load: async () => (await import('./vendor-page.tsx')).VendorPage,
    shows: 'November 21, 2026',
  },
  {
    api,
    path: '/vendors/:id/projects/:project',
    at: '/vendors/7/projects/5',
    load: async () => (await import('./vendor-project-page.tsx')).VendorProjectPage,
    shows: 'A house around a well.',
  },
  {
    api,
    path: '/vendors/:id/about',
    at: '/vendors/7/about',
    load: async () => (await import('./vendor-about-page.tsx')).VendorAboutPage,
    shows: 'Company Overview',
  },
]);

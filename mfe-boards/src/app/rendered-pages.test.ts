/** @jest-environment node */
import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { testRenderedPages } from '@aangan/host/testing';
import remote from '../../remote.json' with { type: 'json' };
import { aBoardPage, aComparedFirm, aGoneCard, anItem } from '../testing/factories.ts';

const api = scriptApi();
const token = 'kZ4v_0Q2b1uY8rXw3nE6cA';
const { id: _id, link: _link, ...shared } = aBoardPage([anItem(1), anItem(2, aGoneCard('post-5'))]);
const comparison = {
  firms: [aComparedFirm({ id: 1 }), aComparedFirm({ id: 2, name: 'Works', cover: null })],
  missing: [9],
};
api.answer(endpoint('get', '/boards/shared/{token}/', { params: { token } }), () => ({
  body: { ...shared, owner_first_name: 'Meera' },
}));
api.answer(endpoint('get', '/designers/compare/', { query: { firms: '1,2' } }), () => ({
  body: comparison,
}));
api.answer(endpoint('get', '/designers/vendors/compare/', { query: { firms: '1,2' } }), () => ({
  body: comparison,
}));

testRenderedPages(remote, [
  {
    api,
    path: '/boards',
    at: '/boards',
    load: async () => (await import('./boards-page.tsx')).BoardsPage,
    shows: 'Boards',
  },
  {
    api,
    path: '/b/:token',
    at: `/b/${token}`,
    load: async () => (await import('./shared-board-page.tsx')).SharedBoardPage,
    shows: 'This is not on Aangan any more.',
  },
  {
    api,
    path: '/compare',
    at: '/compare?firms=1,2',
    load: async () => (await import('./compare-page.tsx')).ComparePage,
    shows: 'Studio Aangan',
  },
  {
    api,
    path: '/compare/vendors',
    at: '/compare/vendors?firms=1,2',
    load: async () => (await import('./compare-vendors-page.tsx')).CompareVendorsPage,
    shows: 'Minimum order',
  },
]);

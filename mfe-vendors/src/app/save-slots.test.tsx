import { endpoint } from '@aangan/api-client/endpoints';
import { theFacets } from '@aangan/firms/testing';
import type { SaveButtonProps } from '@aangan/host';
import { renderWithHost } from '@aangan/host/testing';
import { aPost, modalDialogs } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aVendor } from '../testing/factories.ts';
import { api, detail, vendor } from '../testing/vendor-page.tsx';
import { VendorPage } from './vendor-page.tsx';
import { VendorsPage } from './vendors-page.tsx';

function SaveButton({ thing, name }: SaveButtonProps) {
  return <button type="button">{`Save ${thing}, ${name}`}</button>;
}

const slots = {
  'vendor.card.save': [SaveButton],
  'vendor.page.save': [SaveButton],
  'vendor.picture.save': [SaveButton],
};
const open = (at: string) =>
  renderWithHost(<VendorPage />, { api, at, path: '/vendors/:id', slots });

describe('what saves a vendor has a slot', () => {
  test('in its card, beside the link', async () => {
    api.answer(endpoint('get', '/designers/vendors/facets/'), () => ({ body: theFacets() }));
    api.answer(endpoint('get', '/designers/vendors/'), () => ({
      body: { count: 1, count_is_exact: true, next: null, previous: null, results: [vendor] },
    }));
    renderWithHost(<VendorsPage />, { api, at: '/vendors', slots });
    const save = await screen.findByRole('button', { name: 'Save vendor-7, Bawa Tiles' });
    expect(screen.getByRole('link', { name: /^Bawa Tiles/ })).not.toContainElement(save);
  });

  test('on its page, and for each picture that opens there', async () => {
    const own = aPost({ id: 3, alt_text: 'A wall', permalink: null });
    api.answer(detail(7), () => ({ body: { ...vendor, instagram_posts: [own] } }));
    modalDialogs();
    open('/vendors/7?open=post-3');
    await screen.findByRole('button', { name: 'Save vendor-7, Bawa Tiles' });
    const large = within(screen.getByRole('dialog'));
    expect(large.getByRole('button', { name: 'Save post-3, A wall' })).toBeInTheDocument();
  });

  test('but not while nobody else sees its page', async () => {
    api.answer(detail(7), () => ({ body: aVendor({ ...vendor, is_verified: false }) }));
    open('/vendors/7');
    await screen.findByRole('heading', { level: 1, name: 'Bawa Tiles' });
    expect(screen.queryByRole('button', { name: /^Save vendor-7/ })).not.toBeInTheDocument();
  });
});

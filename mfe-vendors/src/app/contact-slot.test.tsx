import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import type { Addressee } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aVendor } from '../testing/factories.ts';
import { VendorPage } from './vendor-page.tsx';

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
  const vendor = aVendor({ id: 7, company_name: 'Bawa Tiles', min_order_value: 140_000 });
  api.answer(endpoint('get', '/designers/vendors/{id}/', { params: { id: 7 } }), () => ({
    body: vendor,
  }));
  api.answer(endpoint('get', '/designers/vendor-reviews/check_existing_review/'), () => ({
    body: { has_reviewed: false, review: null },
  }));
  movingBrowser();
});

/** Stands for what another team puts into the slot. */
function Contact({ addressee }: { addressee: Addressee }) {
  return <button type="button">{JSON.stringify(addressee)}</button>;
}

async function open(options: Parameters<typeof renderWithHost>[1] = {}) {
  renderWithHost(<VendorPage />, {
    api,
    at: '/vendors/7',
    path: '/vendors/:id',
    slots: { 'vendor.page.contact': [Contact] },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
}
const shownAddressee =
  '{"kind":"vendor","id":7,"name":"Bawa Tiles","minimumBudget":140000,"awayUntil":null}';
const button = () => screen.queryByRole('button', { name: shownAddressee });

describe('the slot for contact on a vendor’s page', () => {
  test.each([
    ['a guest', null],
    ['a client', aUser()],
  ])('is there for %s, about this vendor and its smallest order', async (_who, user) => {
    await open({ user });
    expect(button()).toBeInTheDocument();
  });

  test.each(['is_designer', 'is_architect'])(
    'gives its place to the review for %s',
    async (role) => {
      await open({ user: aUser({ [role]: true }) });
      expect(button()).not.toBeInTheDocument();
    },
  );

  test('is not there where no team puts it there, and the page is whole', async () => {
    await open({ slots: {} });
    expect(button()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Bawa Tiles' })).toBeInTheDocument();
  });

  test('leaves the page intact where it cannot be loaded, and says so, with a retry and a way out', async () => {
    await open({ slots: { 'vendor.page.contact': [null] } });
    expect(screen.getByRole('alert')).toHaveTextContent('The form could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Bawa Tiles' })).toBeInTheDocument();
  });
});

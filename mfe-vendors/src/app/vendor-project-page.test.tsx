import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aProject, aProjectCard } from '@aangan/firms/testing';
import type { ConnectButtonProps } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { modalDialogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aVendor } from '../testing/factories.ts';
import { VendorPage } from './vendor-page.tsx';
import { VendorProjectHead } from './vendor-project-head.ts';
import { VendorProjectPage } from './vendor-project-page.tsx';

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  modalDialogs();
  movingBrowser();
  api = scriptApi();
  api.answer(
    endpoint('get', '/designers/vendors/{id}/projects/{project}/', {
      params: { id: 7, project: 5 },
    }),
    () => ({ body: aProject() }),
  );
});

/** Stands for what another team puts into the slot. */
function Contact({ addressee, about, label }: ConnectButtonProps) {
  return <p>{[addressee.kind, addressee.id, about?.id, label].join(', ')}</p>;
}

function open(user: ReturnType<typeof aUser> | null = null) {
  return renderWithHost(<VendorProjectPage />, {
    api,
    at: '/vendors/7/projects/5',
    path: '/vendors/:id/projects/:project',
    slots: { 'vendor.page.contact': [Contact] },
    user,
  });
}

test('the page of a vendor begins with its projects', async () => {
  api.answer(endpoint('get', '/designers/vendors/{id}/', { params: { id: 7 } }), () => ({
    body: aVendor({ id: 7 }),
  }));
  api.answer(endpoint('get', '/designers/vendors/{id}/projects/', { params: { id: 7 } }), () => ({
    body: { results: [aProjectCard({ to: '/vendors/7/projects/5' })] },
  }));
  renderWithHost(<VendorPage />, { api, at: '/vendors/7', path: '/vendors/:id' });
  const projects = within(await screen.findByRole('region', { name: 'Projects' }));
  expect(projects.getByRole('link', { name: 'House 5' })).toHaveAttribute(
    'href',
    '/vendors/7/projects/5',
  );
});

const contact = 'vendor, 7, 5, Get in touch about this project';

describe('the page of a vendor’s project', () => {
  test('has the slot for contact, with the vendor and the project', async () => {
    open();
    expect(await screen.findByText(contact)).toBeInTheDocument();
  });

  test('has nothing there for designers', async () => {
    open(aUser({ is_designer: true }));
    await screen.findByRole('heading', { level: 1, name: 'House in Amber' });
    expect(screen.queryByText(contact)).not.toBeInTheDocument();
  });

  test('has a head with the project and its firm', () => {
    expect(VendorProjectHead(aProject()).structuredData).toMatchObject({
      '@graph': [{ creator: { '@type': 'LocalBusiness' } }, {}],
    });
  });
});

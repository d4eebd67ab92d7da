import { endpoint } from '@aangan/api-client/endpoints';
import { doubleClick } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../testing/factories.ts';
import {
  accounts,
  api,
  at,
  open,
  page,
  press,
  queue,
  sent,
  unverifyDesigner,
  verifyDesigner,
} from '../testing/operator-page.tsx';

const sendBack = (kind: 'designers' | 'vendors', id: number) =>
  endpoint('post', `/operator/${kind}/{id}/send-back/`, { ...at(id), body: { why: '' } });

test('says what is loading', () => {
  api.answer(queue, () => new Promise(() => undefined));
  api.answer(accounts, () => new Promise(() => undefined));
  open();
  expect(screen.getByText('Loading the queue…')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Loading the accounts…')).toHaveAttribute('role', 'status');
});

describe('the queue', () => {
  const item = () => screen.findByRole('article', { name: 'Studio Aangan' });

  test('shows each waiting profile, since when, with what is needed to decide', async () => {
    open();
    const card = await item();
    for (const words of [
      'Design firm',
      'Waiting since 3 Nov 2026',
      'Villas & Farmhouses, Heritage & Restoration',
      '12 Hill Road, Bandra West, Mumbai 400050',
      'CityMumbai',
      '2012',
      'Posts6',
      'LinkedInNot specified',
      'studio@example.in (verified)',
      'Account’s phone+91 98200 12345',
      'ContactKavita Menon, +91 98860 11223',
      'Rooms around courtyards.',
    ]) {
      expect(card).toHaveTextContent(words);
    }
    expect(within(card).getByRole('link', { name: /^Public page/ })).toHaveAttribute(
      'href',
      '/designers/11',
    );
    expect(within(card).getByRole('link', { name: '+91 98860 11223' })).toHaveAttribute(
      'href',
      'tel:+919886011223',
    );
    expect(within(card).getByRole('link', { name: /^studio ?\.example/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByRole('heading', { name: 'Waiting to be verified (1)' })).toBeInTheDocument();
  });

  test('shows what a profile was sent back with before', async () => {
    const sent_back = { why: 'Add a picture of a finished home.', at: '2026-11-05T06:30:00.000Z' };
    api.answer(queue, () => ({ body: page([aListing({ sent_back })]) }));
    open();
    expect(await item()).toHaveTextContent(
      'Sent back on 5 Nov 2026: Add a picture of a finished home.',
    );
  });

  test('does not link what is not a web address', async () => {
    api.answer(queue, () => ({ body: page([aListing({ website: 'javascript:alert(1)' })]) }));
    open();
    expect(within(await item()).queryByRole('link', { name: /alert/ })).not.toBeInTheDocument();
  });

  test('says that no profile waits', async () => {
    api.answer(queue, () => ({ body: page([]) }));
    open();
    expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument();
  });

  test('verifies, says so, and moves the focus to the list', async () => {
    api.answer(verifyDesigner, () => {
      api.answer(queue, () => ({ body: page([]) }));
      return { body: aListing({ is_verified: true }) };
    });
    open();
    await press('Verify Studio Aangan');
    expect(await screen.findByText('Studio Aangan is verified')).toBeInTheDocument();
    expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Waiting to be verified' })).toHaveFocus();
  });

  test('undoes it from the toast', async () => {
    api.answer(verifyDesigner, () => {
      api.answer(queue, () => ({ body: page([]) }));
      return { body: aListing({ is_verified: true }) };
    });
    api.answer(unverifyDesigner, () => {
      api.answer(queue, () => ({ body: page([aListing()]) }));
      return { body: aListing() };
    });
    open();
    await press('Verify Studio Aangan');
    await press('Undo');
    expect(await screen.findByText('Studio Aangan is not verified any more')).toBeInTheDocument();
    expect(await item()).toBeInTheDocument();
    expect(sent('/operator/designers/11/unverify/')).toHaveLength(1);
  });

  test('verifies a vendor as a vendor', async () => {
    const vendor = aListing({ kind: 'vendor', id: 5, name: 'Tile House' });
    api.answer(queue, () => ({ body: page([vendor]) }));
    api.answer(endpoint('post', '/operator/vendors/{id}/verify/', at(5)), () => ({ body: vendor }));
    open();
    await press('Verify Tile House');
    expect(await screen.findByText('Tile House is verified')).toBeInTheDocument();
  });

  test('sends a profile back with words for its firm, and moves the focus to the list', async () => {
    api.answer(sendBack('designers', 11), () => {
      api.answer(queue, () => ({ body: page([]) }));
      return { body: aListing() };
    });
    open();
    await press('Send back Studio Aangan');
    const dialog = screen.getByRole('dialog', { name: 'Send Studio Aangan back?' });
    expect(dialog).toHaveTextContent('The firm gets a mail with your reason');
    await press('Send back');
    expect(await screen.findByText('Please give a reason')).toBeInTheDocument();
    await userEvent.type(
      within(dialog).getByLabelText('Reason'),
      ' Add a picture of a finished home. ',
    );
    await doubleClick(within(dialog).getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Studio Aangan is sent back')).toBeInTheDocument();
    expect(sent('/operator/designers/11/send-back/').map(({ body }) => body)).toEqual([
      { why: 'Add a picture of a finished home.' },
    ]);
    expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Waiting to be verified' })).toHaveFocus();
  });

  test('keeps the words when a vendor cannot be sent back', async () => {
    const vendor = aListing({ kind: 'vendor', id: 5, name: 'Tile House' });
    api.answer(queue, () => ({ body: page([vendor]) }));
    api.answer(sendBack('vendors', 5), () => 'offline');
    open();
    await press('Send back Tile House');
    await userEvent.type(screen.getByLabelText('Reason'), 'No catalogue yet.');
    await press('Send back');
    expect(await screen.findByText(/^Network error/)).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('No catalogue yet.');
  });

  test('verifies once, however often it is pressed', async () => {
    api.answer(verifyDesigner, () => new Promise(() => undefined));
    open();
    const button = await screen.findByRole('button', { name: 'Verify Studio Aangan' });
    await doubleClick(button);
    expect(button).toHaveAttribute('data-state', 'busy');
    expect(sent('/operator/designers/11/verify/')).toHaveLength(1);
  });

  test('says why it could not verify, and keeps the profile in the list', async () => {
    api.answer(verifyDesigner, () => 'offline');
    open();
    await press('Verify Studio Aangan');
    expect(await screen.findByText(/^Network error/)).toBeInTheDocument();
    expect(await item()).toBeInTheDocument();
  });

  test('loads more, and can be loaded again after a failure', async () => {
    api.answer(queue, () => ({ status: 500, body: '' }));
    open();
    expect(await screen.findByText('The queue could not be loaded')).toBeInTheDocument();
    api.answer(queue, ({ query }) => ({
      body:
        query.page === 2
          ? page([aListing({ id: 12, name: 'Second' })], { count: 2 })
          : page([aListing()], { count: 2, next: 'http://localhost/api/operator/queue/?page=2' }),
    }));
    await press('Try again');
    await item();
    await press('Load more');
    expect(await screen.findByRole('article', { name: 'Second' })).toBeInTheDocument();
  });
});

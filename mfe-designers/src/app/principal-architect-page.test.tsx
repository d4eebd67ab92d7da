import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner, anArchitect } from '../testing/factories.ts';
import { PrincipalArchitectPage } from './principal-architect-page.tsx';

const params = { params: { id: 3 } };
const inPublic = endpoint('get', '/designers/principal-architects/{id}/public/', params);
const asOwner = endpoint('get', '/designers/principal-architects/{id}/', params);
const change = endpoint('patch', '/designers/principal-architects/{id}/', params);
const remove = endpoint('delete', '/designers/principal-architects/{id}/', params);
const notFound = () => ({ status: 404, body: { detail: 'Not found.' } });

const architect = anArchitect({
  designer: {
    id: 7,
    user_id: 107,
    full_name: 'Studio Aangan',
    avatar: null,
    specialization: 'villas',
  },
});
const owner = aUser({ id: 107, is_designer: true });

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
  api.answer(inPublic, () => ({ body: architect }));
  modalDialogs();
});
afterEach(() => {
  jest.restoreAllMocks();
});

type Options = Parameters<typeof renderWithHost>[1];

function open(options: Options = {}) {
  const page = (
    <>
      <PrincipalArchitectPage />
      <Toaster />
    </>
  );
  return renderWithHost(page, {
    api,
    at: '/principal-architects/3',
    path: '/principal-architects/:id',
    ...options,
  });
}

async function show(options: Options = {}) {
  const view = open(options);
  await screen.findByRole('heading', { level: 1, name: 'Meera Iyer' });
  return view;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.queryByRole('button', { name });

describe('a principal architect’s page', () => {
  test('has its sections, and a badge with the years', async () => {
    await show();
    expect(document.title).toBe('Meera Iyer · Aangan');
    for (const name of ['About', 'Experience', 'Associated With', 'Professional Links']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    expect(section('Quick Stats').getByText('18 years')).toBeInTheDocument();
    expect(section('About').getByText(architect.bio)).toBeInTheDocument();
    expect(
      section('Experience').getByText('18 years of experience, today with Studio Aangan.'),
    ).toBeInTheDocument();
  });

  test('writes “Less than a year” in regular text', async () => {
    api.answer(inPublic, () => ({ body: { ...architect, experience_years: 0 } }));
    await show();
    expect(section('Quick Stats').getByText('Less than a year')).toBeInTheDocument();
    expect(section('Experience').getByText(/^Less than a year of experience/)).toBeInTheDocument();
  });

  test('lets guests get in touch with the firm, and not other firms', async () => {
    const firm = endpoint('get', '/designers/profiles/{id}/', { params: { id: 7 } });
    api.answer(firm, () => ({ body: aDesigner({ id: 7 }) }));
    const { unmount } = await show();
    expect(
      await section('Associated With').findByRole('button', { name: 'GET IN TOUCH' }),
    ).toBeInTheDocument();
    unmount();
    await show({ user: aUser({ id: 8, is_designer: true }) });
    expect(button('GET IN TOUCH')).not.toBeInTheDocument();
  });

  test('says that it is loading before that', async () => {
    open();
    expect(screen.getByText('Loading architect…')).toBeInTheDocument();
    await screen.findByRole('heading', { level: 1 });
  });

  test('links to the firm and to its team', async () => {
    await show();
    expect(section('Associated With').getByRole('link', { name: 'Studio Aangan' })).toHaveAttribute(
      'href',
      '/designers/7',
    );
    expect(screen.getByRole('link', { name: 'Back to Team' })).toHaveAttribute(
      'href',
      '/designers/7/team',
    );
  });

  test('says Not specified where there are no professional links', async () => {
    await show();
    expect(section('Professional Links').getByText('Not specified')).toBeInTheDocument();
  });

  test('opens professional links in a new tab, and links no invalid addresses', async () => {
    api.answer(inPublic, () => ({
      body: {
        ...architect,
        portfolio_website: 'javascript:alert(1)',
        linkedin_profile: 'https://www.linkedin.com/in/meera',
      },
    }));
    await show();
    const links = section('Professional Links').getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', 'https://www.linkedin.com/in/meera');
    expect(links[0]).toHaveAttribute('target', '_blank');
  });

  test('is shown to the owner of a firm that is not verified yet', async () => {
    api.answer(inPublic, notFound);
    api.answer(asOwner, () => ({ body: architect }));
    await show({ user: owner });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(architect.name);
  });
});

describe('Edit and Delete of a principal architect', () => {
  test.each([
    ['a guest', undefined],
    ['a client', aUser()],
    ['another firm', aUser({ id: 7, is_designer: true })],
  ])('are not there for %s', async (_who, user) => {
    await show({ user: user ?? null });
    expect(button('Edit')).not.toBeInTheDocument();
    expect(button('Delete')).not.toBeInTheDocument();
  });

  test('edits, and shows what was saved', async () => {
    api.answer(change, () => ({ body: { ...architect, name: 'Meera Rao' } }));
    await show({ user: owner });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Principal Architect' }));
    api.answer(inPublic, () => ({ body: { ...architect, name: 'Meera Rao' } }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera Rao' })).toBeInTheDocument();
    expect(document.title).toBe('Meera Rao · Aangan');
  });

  test('asks before it deletes, and does nothing on Cancel', async () => {
    await show({ user: owner });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this principal architect?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  test('deletes and then goes back, and Forward shows not-found', async () => {
    api.answer(remove, () => ({ status: 204, body: '' }));
    const { router } = open({ user: owner, at: '/from-here' });
    await act(() => router.navigate('/principal-architects/3'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    api.answer(inPublic, notFound);
    api.answer(asOwner, notFound);
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/from-here'));
    await act(() => router.navigate(1));
    expect(await screen.findByText('Architect not found')).toBeInTheDocument();
  });

  test('goes to the own profile where there is no history to go back to', async () => {
    api.answer(remove, () => ({ status: 204, body: '' }));
    const { router } = await show({ user: owner });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  test('says that deleting failed, and stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer(remove, () => ({ status: 500, body: {} }));
    const { router } = await show({ user: owner });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Failed to delete architect')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/principal-architects/3');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meera Iyer');
  });
});

describe('an architect’s page that cannot be shown', () => {
  test('says that there is no such architect, and goes back one step', async () => {
    api.answer(inPublic, notFound);
    api.answer(asOwner, notFound);
    const { router } = open({ at: '/from-here' });
    await act(() => router.navigate('/principal-architects/3'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Architect not found');
    expect(screen.getByRole('link', { name: 'See all designers' })).toHaveAttribute(
      'href',
      '/designers',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/from-here');
  });

  test.each(['x', '0', '-1'])('shows not-found for the invalid id %s without a request', (id) => {
    open({ at: `/principal-architects/${id}` });
    expect(screen.getByRole('alert')).toHaveTextContent('Architect not found');
    expect(api.requests).toHaveLength(0);
  });

  test('says that loading failed, and recovers on Try again', async () => {
    let broken = true;
    api.answer(inPublic, () => (broken ? { status: 500, body: {} } : { body: architect }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load architect profile');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Meera Iyer' })).toBeInTheDocument();
  });
});

import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../testing/factories.ts';
import { PortfolioPage } from './portfolio-page.tsx';

const list = endpoint('get', '/designers/portfolio/');
let api: ReturnType<typeof scriptApi>;

const firm = aUser({ id: 7, is_designer: true });

function open(at = '/portfolio', user = firm) {
  const page = (
    <>
      <PortfolioPage />
      <Toaster />
    </>
  );
  return renderWithHost(page, { api, at, path: '/portfolio', user });
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Portfolio items' })).getAllByRole('article');
const titles = async () =>
  (await cards()).map((card) => within(card).getByRole('heading').textContent);

const threeItems = [
  anItem({ id: 1, title: 'Villa at Alibaug', category: 'residential' }),
  anItem({ id: 2, title: 'Café in Fort', category: 'restaurant', description: 'Green tiles.' }),
  anItem({
    id: 3,
    title: 'Walk through the villa',
    category: 'residential',
    media_type: 'VIDEO',
    video_url: '/api/media/walk.mp4',
    images: [],
  }),
];

beforeEach(() => {
  api = scriptApi();
  api.answer(list, () => ({ body: threeItems }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the Portfolio Manager', () => {
  test('is titled, says it is loading, then lists the firm’s items with what they are', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Portfolio Manager');
    expect(screen.getByRole('status')).toHaveTextContent('Loading your portfolio…');
    const [first, , third] = await cards();
    expect(first).toHaveTextContent('Image');
    expect(first).toHaveTextContent('Villa at Alibaug');
    expect(first).toHaveTextContent('Residential');
    expect(first).toHaveTextContent('5 Mar 2026');
    expect(first).toHaveTextContent('A courtyard house with a verandah on three sides.');
    expect(third).toHaveTextContent('Video');
    expect(document.title).toBe('Portfolio Manager · Aangan');
  });

  test('shows three lines of a long title, and the whole on hover', async () => {
    const title = 'x'.repeat(200);
    api.answer(list, () => ({ body: [anItem({ title })] }));
    open();
    await cards();
    const heading = screen.getByRole('heading', { level: 2 });
    expect(getComputedStyle(heading).getPropertyValue('-webkit-line-clamp')).toBe('3');
    expect(heading).toHaveAttribute('title', title);
  });

  test('counts all items, images and videos, independent of the filter', async () => {
    open('/portfolio?category=restaurant');
    await cards();
    const counts = ['Total Items', 'Images', 'Videos'].map(
      (label) => screen.getByText(label).nextElementSibling?.textContent,
    );
    expect(counts).toEqual(['3', '2', '1']);
  });

  test('marks the current profile picture, and no other', async () => {
    api.answer(list, () => ({
      body: [anItem({ id: 1 }), anItem({ id: 2, is_profile_picture: true })],
    }));
    open();
    const [first, second] = await cards();
    expect(first).not.toHaveTextContent('Profile Picture');
    expect(second).toHaveTextContent('Profile Picture');
  });

  test('searches titles and descriptions while typing, ignoring case', async () => {
    const { router } = open();
    await cards();
    const search = screen.getByPlaceholderText('Search portfolio items...');
    await userEvent.type(search, 'VILLA');
    expect(await titles()).toEqual(['Villa at Alibaug', 'Walk through the villa']);
    expect(screen.getByText('2 of 3 items')).toHaveAttribute('role', 'status');
    expect(router.state.location.search).toBe('?search=VILLA');
    await userEvent.clear(search);
    await userEvent.type(search, 'green tiles');
    expect(await titles()).toEqual(['Café in Fort']);
  });

  test('leaves the text to an input method, which writes several letters before it is done', async () => {
    open();
    await cards();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    // In one `act`, as in a browser: React shows the new address only after the key press.
    act(() => {
      fireEvent.compositionStart(search);
      for (const value of ['व', 'वि', 'विल', 'विला']) {
        fireEvent.input(search, { target: { value }, isComposing: true });
        expect(search).toHaveValue(value);
      }
      fireEvent.compositionEnd(search, { data: 'विला' });
    });
    expect(await screen.findByText('No items match your search.')).toBeInTheDocument();
    expect(search).toHaveValue('विला');
  });

  test('keeps the caret where the visitor types in the middle of the text', async () => {
    const { router } = open('/portfolio?search=vlla');
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    act(() => {
      search.setRangeText('i', 1, 1, 'end');
      fireEvent.input(search);
    });
    expect(search).toHaveValue('villa');
    expect(search.selectionStart).toBe(2);
    expect(router.state.location.search).toBe('?search=villa');
  });

  test('follows the address when Back or a link changes it', async () => {
    const { router } = open();
    await cards();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'fort');
    await act(() => router.navigate('/portfolio'));
    expect(search).toHaveValue('');
    expect(await cards()).toHaveLength(3);
    await act(() => router.navigate(-1));
    expect(search).toHaveValue('fort');
    expect(await titles()).toEqual(['Café in Fort']);
  });

  test('narrows by category together with the search', async () => {
    open('/portfolio?search=fort');
    await cards();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Restaurant');
    expect(await titles()).toEqual(['Café in Fort']);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Category' }),
      'Residential',
    );
    expect(screen.getByText('No items match your search.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all items' }));
    expect(await cards()).toHaveLength(3);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });

  test('reads the filter from the address; an unknown category is ignored', async () => {
    open('/portfolio?search=villa&category=castles');
    expect(await titles()).toEqual(['Villa at Alibaug', 'Walk through the villa']);
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('All categories');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('villa');
  });

  test.each([
    ['designer', firm, '/designers/profiles/me/', '/designer/onboarding'],
    ['vendor', aUser({ id: 8, is_vendor: true }), '/designers/vendors/me/', '/vendor/onboarding'],
  ] as const)(
    'leads a %s without a profile to the onboarding',
    async (_role, user, me, onboarding) => {
      api.answer(list, () => ({ body: [] }));
      api.answer(endpoint('get', me), () => ({ status: 404, body: { detail: 'Not found.' } }));
      open('/portfolio', user);
      expect(await screen.findByText('You have no profile yet')).toBeInTheDocument();
      const link = screen.getByRole('link', { name: 'Complete your profile' });
      expect(link).toHaveAttribute('href', onboarding);
      expect(screen.queryByRole('button', { name: 'Add Portfolio Item' })).not.toBeInTheDocument();
      expect(screen.queryByText('No Portfolio Items')).not.toBeInTheDocument();
    },
  );

  test('invites firms without items to add one', async () => {
    api.answer(list, () => ({ body: [] }));
    api.answer(endpoint('get', '/designers/profiles/me/'), () => ({ body: {} }));
    open();
    expect(await screen.findByText('No Portfolio Items')).toBeInTheDocument();
    expect(
      screen.getByText('Start building your portfolio by adding your first project.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Portfolio Item' })).toBeInTheDocument();
  });

  test('says in a toast that loading failed, and recovers on Try again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer(list, () => ({ status: 500, body: {} }));
    open();
    expect(await screen.findByText('Failed to load portfolio items')).toBeInTheDocument();
    expect(screen.queryByText('No Portfolio Items')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(
      'Failed to load portfolio items',
      expect.objectContaining({ kind: 'server' }),
    );
    api.answer(list, () => ({ body: threeItems }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(3);
  });

  test('says so when the visitor is offline', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer(list, () => 'offline');
    open();
    expect(await screen.findByText(/You seem to be offline/)).toBeInTheDocument();
  });

  test('fetches the items again on every visit', async () => {
    const { unmount } = open();
    await cards();
    unmount();
    open();
    await cards();
    const lists = () => api.requests.filter(({ url }) => url === '/designers/portfolio/');
    await waitFor(() => expect(lists()).toHaveLength(2));
  });
});

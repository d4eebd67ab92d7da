import { aFeaturedLink, anItem } from '@aangan/firms/testing';
import { markOutdated } from '@aangan/host';
import { modalDialogs } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVendor } from '../testing/factories.ts';
import { api, detail, open, tiles, vendor } from '../testing/vendor-page.tsx';

const filterChips = () => within(screen.getByRole('group', { name: 'Show' })).getAllByRole('link');
const filter = (name: string) => screen.getByRole('link', { name });

describe('a vendor’s public page', () => {
  test('says that it is loading, then names the firm', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading vendor…');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bawa Tiles');
    expect(document.title).toBe('Bawa Tiles · Aangan');
  });

  test('shows what a firm has changed without a reload', async () => {
    const { store } = open();
    await tiles();
    api.answer(detail(7), () => ({ body: { ...vendor, company_name: 'Chowk Tiles' } }));
    act(() => void store.dispatch(markOutdated(['Firm'])));
    expect(await screen.findByRole('heading', { name: 'Chowk Tiles' })).toBeInTheDocument();
  });

  test('shows categories, year, minimum order and LinkedIn in the sticky bar', async () => {
    open();
    const bar = within(
      (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement,
    );
    expect(bar.getByText('Wall Tiles · Floor Tiles · Marble and more')).toBeInTheDocument();
    expect(bar.getByText('Since 1996')).toBeInTheDocument();
    expect(bar.getByText('₹1.4L')).toHaveAttribute('title', '₹1,40,000');
    expect(bar.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/company/works',
    );
  });

  test('names the single category where there are no labels, and On Request for no minimum order', async () => {
    api.answer(detail(7), () => ({
      body: aVendor({ id: 7, specializations_display: [], min_order_value: 0 }),
    }));
    open();
    expect(await screen.findAllByText('Wall Tiles & Mosaics')).not.toHaveLength(0);
    expect(screen.getAllByText('On Request').length).toBeGreaterThan(0);
  });

  test('shows posts and links under All Categories, but no catalogues', async () => {
    open();
    expect(await tiles()).toHaveLength(5);
    expect(screen.queryByText('Tiles 2026')).not.toBeInTheDocument();
  });

  test('offers Catalogues only where there is a catalogue or a brochure', async () => {
    const { unmount } = open();
    await tiles();
    expect(filterChips().map((one) => one.textContent)).toEqual([
      'All Categories',
      'Images',
      'Videos',
      'Articles',
      'Blogs',
      'Catalogues',
      'Reviews',
    ]);
    unmount();
    api.answer(detail(8), () => ({ body: aVendor({ id: 8 }) }));
    open('/vendors/8');
    await tiles();
    expect(filterChips().map((one) => one.textContent)).not.toContain('Catalogues');
    expect(filterChips()).toHaveLength(6);
  });

  test.each([
    ['Images', 2],
    ['Videos', 2],
    ['Articles', 1],
    ['Catalogues', 2],
  ])('shows under %s what belongs there, and keeps it in the address', async (name, count) => {
    const { router } = open();
    await tiles();
    await userEvent.click(filter(name));
    expect(await tiles()).toHaveLength(count);
    expect(filter(name)).toHaveAttribute('aria-current', 'true');
    expect(router.state.location.search).toBe(`?show=${name.toLowerCase()}`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('opens a catalogue in a new tab, named as what it is', async () => {
    open('/vendors/7?show=catalogues');
    await tiles();
    const brochure = screen.getByRole('link', { name: /Glazes/ });
    expect(brochure).toHaveTextContent('Brochure');
    expect(brochure).toHaveAttribute('href', 'https://works.example/g.pdf');
    expect(brochure).toHaveAttribute('target', '_blank');
    expect(brochure).toHaveAccessibleName(/new tab/);
  });

  test('opens a portfolio item, which is only on this site, in a lightbox, with a history entry', async () => {
    modalDialogs();
    api.answer(detail(7), () => ({
      body: { ...vendor, portfolio_items: [anItem({ id: 5, alt_text: 'A showroom in Goa' })] },
    }));
    const { router } = open();
    await tiles();
    await userEvent.click(screen.getByRole('link', { name: /A showroom in Goa/ }));
    const large = screen.getByRole('dialog', { name: 'Bawa Tiles' });
    expect(within(large).getByText('1 of 1')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?open=item-5');
    await act(() => router.navigate(-1));
    expect(large).not.toBeInTheDocument();
  });

  test('opens a post in a new tab', async () => {
    open();
    await tiles();
    const post = screen.getByRole('link', { name: /A kiln/ });
    expect(post).toHaveAttribute('href', 'https://www.instagram.com/p/kiln/');
    expect(post).toHaveAttribute('target', '_blank');
  });

  test('keeps its order when the filter changes', async () => {
    const { router } = open();
    const order = async () => (await tiles()).map((tile) => tile.textContent);
    const first = await order();
    await userEvent.click(filter('Images'));
    await userEvent.click(filter('All Categories'));
    expect(await order()).toEqual(first);
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(await order()).toEqual(first);
  });

  test('says when a filter has no content and links to all content', async () => {
    open('/vendors/7?show=blogs');
    expect(await screen.findByText('No content available for this filter.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'View All Content' }));
    expect(await tiles()).toHaveLength(5);
  });

  test('says that a firm without any content has not published yet', async () => {
    const empty = { ...vendor, instagram_posts: [], portfolio_items: [], featured_links: [] };
    api.answer(detail(7), () => ({ body: empty }));
    open();
    expect(
      await screen.findByText(/Bawa Tiles.* has not published any work yet\./),
    ).toBeInTheDocument();
    expect(screen.queryByText(/for this filter/)).not.toBeInTheDocument();
  });

  test('does not link addresses that are not web addresses', async () => {
    api.answer(detail(7), () => ({
      body: aVendor({
        id: 7,
        website: 'javascript:alert(1)',
        linkedin_profile: 'https://linkedin.example/fake',
        instagram_profile: null,
        featured_links: [aFeaturedLink({ url: 'javascript:alert(1)', title: 'Trap' })],
      }),
    }));
    open();
    await tiles();
    expect(screen.queryByRole('link', { name: /Trap|Website|LinkedIn/ })).not.toBeInTheDocument();
  });

  test('requests nothing from YouTube before Play is pressed', async () => {
    open();
    await tiles();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Play video: Works tour' }));
    expect(screen.getByTitle('Works tour').getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
  });

  test('links to its About page', async () => {
    open();
    await tiles();
    const about = screen.getByRole('link', { name: 'ABOUT' });
    expect(about).toHaveAttribute('href', '/vendors/7/about');
  });

  test('tells the owner of an unverified firm that only they see it', async () => {
    api.answer(detail(7), () => ({ body: { ...vendor, is_verified: false } }));
    open();
    expect(await screen.findByText(/the firm is not verified/)).toBeInTheDocument();
  });

  test('shows a YouTube link as a tile of two columns and two rows', async () => {
    open();
    const film = (await tiles()).find((tile) => within(tile).queryByText('Works tour'));
    expect(film).toHaveAttribute('data-size', 'large');
    expect(film && getComputedStyle(film).gridColumn).toBe('span 2');
    expect(film && getComputedStyle(film).gridRow).toBe('span 2');
  });

  test('opens links in a new tab that cannot reach this page, with their picture, title and type', async () => {
    const link = aFeaturedLink({
      type: 'blog',
      title: 'On glazes',
      url: 'https://blog.example/glazes',
      image_url: '/api/media/glaze.jpg',
    });
    api.answer(detail(7), () => ({ body: { ...vendor, featured_links: [link] } }));
    open('/vendors/7?show=blogs');
    const card = await screen.findByRole('link', { name: /On glazes/ });
    expect(card).toHaveAttribute('target', '_blank');
    expect(card.getAttribute('rel')).toContain('noopener');
    expect(card).toHaveTextContent('Blog');
    expect(card.querySelector('img')?.getAttribute('src')).toContain('/api/media/glaze.jpg');
  });
});

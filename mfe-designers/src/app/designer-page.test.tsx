import { aFeaturedLink, anItem } from '@aangan/firms/testing';
import { markOutdated } from '@aangan/host';
import { aUser } from '@aangan/host/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, designer, detail, open, tab, tiles } from '../testing/designer-page.tsx';
import { aDesigner } from '../testing/factories.ts';

describe('a designer’s public page', () => {
  test('names the firm and at most three specializations, then says there are more', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Studio Aangan');
    // In the bar, and on the cover where the bar of a phone has no room.
    expect(screen.getAllByText('Villas · Heritage · Landscape and more')).toHaveLength(2);
    expect(document.title).toBe('Studio Aangan · Aangan');
  });

  test('says until when the firm is away, and how soon it usually answers', async () => {
    const answers = { away_until: '2027-03-04', usual_answer_hours: 5 };
    api.answer(detail(7), () => ({ body: { ...designer, ...answers } }));
    open();
    expect(await screen.findByText('Away until 4 March')).toBeVisible();
    expect(screen.getByText('Usually answers').nextSibling).toHaveTextContent('within 5 hours');
  });

  test('says what was checked and on which day, and nothing where nothing was', async () => {
    const checks = [
      { kind: 'coa' as const, checked_on: '2027-03-04' },
      { kind: 'gstin' as const, checked_on: '2026-12-31' },
    ];
    api.answer(detail(7), () => ({ body: { ...designer, checks, is_architect: true } }));
    open();
    expect(
      await screen.findByText('Council of Architecture registration checked on 4 March 2027'),
    ).toBeVisible();
    expect(screen.getByText('GSTIN checked on 31 December 2026')).toBeVisible();
    expect(screen.getByText('Architect')).toBeVisible();
  });

  test('says nothing of checks where nothing was checked', async () => {
    open();
    await tiles();
    expect(screen.queryByText(/checked on/)).toBeNull();
    expect(screen.queryByText('Architect')).toBeNull();
  });

  test('says that it is loading before that', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading designer…');
    await tiles();
  });

  test('mixes posts and links under All Categories, in one order for the visit', async () => {
    const { router } = open();
    const order = async () => (await tiles()).map((tile) => tile.textContent);
    const first = await order();
    expect(first).toHaveLength(6);
    await userEvent.click(tab('Images'));
    expect(await tiles()).toHaveLength(2);
    await userEvent.click(tab('All Categories'));
    expect(await order()).toEqual(first);
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(await order()).toEqual(first);
  });

  test('shows what its owner has changed without a reload', async () => {
    const { store } = open();
    await tiles();
    api.answer(detail(7), () => ({ body: { ...designer, full_name: 'Studio Chowk' } }));
    act(() => void store.dispatch(markOutdated(['Firm'])));
    expect(await screen.findByRole('heading', { name: 'Studio Chowk' })).toBeInTheDocument();
  });

  test('keeps the filter in the address, without adding a history entry', async () => {
    const { router } = open();
    await tiles();
    await userEvent.click(tab('Videos'));
    expect(router.state.location.search).toBe('?show=videos');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await tiles()).toHaveLength(3);
  });

  test('leads to its content without scripts: tabs to the filtered page, tiles to their files', async () => {
    open('/designers/7?show=images');
    await tiles();
    expect(tab('Images')).toHaveAttribute('aria-current', 'true');
    expect(tab('All Categories')).toHaveAttribute('href', '/designers/7');
    expect(tab('Videos')).toHaveAttribute('href', '/designers/7?show=videos');
    const [court] = designer.instagram_posts;
    expect(screen.getByRole('link', { name: /A court/ })).toHaveAttribute('href', court?.media_url);
    await userEvent.click(tab('Videos'));
    expect(screen.getByRole('link', { name: 'Play video: House tour' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.youtube\.com\/watch\?v=.{11}$/),
    );
  });

  test('says when a filter has no content and links to all content', async () => {
    open('/designers/7?show=blogs');
    expect(await screen.findByText('No content available for this filter.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'View All Content' }));
    expect(await tiles()).toHaveLength(6);
  });

  const empty = aDesigner({
    id: 7,
    user_id: 107,
    full_name: 'Studio Aangan',
    instagram_posts: [],
    portfolio_items: [],
    featured_links: [],
    projects_completed: 0,
  });

  test('says that a firm without any content has not published yet, and counts no projects', async () => {
    api.answer(detail(7), () => ({ body: empty }));
    open('/designers/7?show=blogs');
    expect(await screen.findByText('No content available for this filter.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'View All Content' }));
    expect(
      screen.getByText(/Studio Aangan.* has not published any work yet\./),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add pictures and videos' })).not.toBeInTheDocument();
    expect(screen.queryByText('Projects completed')).not.toBeInTheDocument();
  });

  test('shows its owner how to fill it, and where it is edited', async () => {
    api.answer(detail(7), () => ({ body: empty }));
    open('/designers/7', { user: aUser({ id: 107, is_designer: true }) });
    const goesTo = async (name: string) =>
      (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));
    expect(await goesTo('Add pictures and videos')).toEqual(['/portfolio']);
    expect(await goesTo('Connect Instagram')).toEqual(['/designer/onboarding/social']);
    // Beside the bar, and below it on a phone.
    expect(new Set(await goesTo('Edit profile'))).toEqual(
      new Set(['/designer/onboarding/basic-info']),
    );
    expect(new Set(await goesTo('Manage portfolio'))).toEqual(new Set(['/portfolio']));
  });

  test.each([null, aUser({ id: 8, is_designer: true })])(
    'offers no editing to others',
    async (user) => {
      open('/designers/7', { user });
      await tiles();
      expect(screen.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
    },
  );

  test('does not start the grid with the picture of the cover', async () => {
    open('/designers/7?show=images');
    expect((await tiles()).at(-1)).toHaveTextContent('View larger');
    const last = (await tiles()).at(-1) as HTMLElement;
    expect(within(last).getByRole('img', { name: 'A court' })).toBeInTheDocument();
  });

  test('marks only videos with a play icon', async () => {
    open();
    const marked = (await tiles()).filter((tile) => tile.querySelector('[data-mark="play"]'));
    expect(marked).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Play video' })).toContainElement(
      document.querySelector('[data-mark="play"][data-size="small"]'),
    );
  });

  test('has the site’s logo first, then the firm, the way to get in touch and its other pages, on a phone', async () => {
    open();
    await tiles();
    const places = [
      screen.getByRole('link', { name: 'Aangan, home' }),
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('button', { name: 'GET IN TOUCH' }),
      screen.getByRole('link', { name: 'TEAM' }),
      screen.getByRole('link', { name: 'ABOUT' }),
    ];
    const inDocument = [...places].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inDocument).toEqual(places);
  });

  test('opens articles and blogs as cards in a new tab, and says so', async () => {
    open();
    await tiles();
    const article = screen.getByRole('link', { name: /In the magazine/ });
    expect(article).toHaveAttribute('href', 'https://mag.example/a');
    expect(article).toHaveAttribute('target', '_blank');
    expect(article).toHaveAttribute('rel', 'noopener noreferrer');
    expect(article).toHaveAccessibleName(/new tab/);
    expect(article).toHaveTextContent('Article');
  });

  test('does not link addresses that are not web addresses', async () => {
    api.answer(detail(7), () => ({
      body: aDesigner({
        id: 7,
        portfolio_website: 'javascript:alert(1)',
        linkedin_profile: 'https://linkedin.example/fake',
        instagram_profile: null,
        featured_links: [aFeaturedLink({ url: 'javascript:alert(1)', title: 'Trap' })],
      }),
    }));
    open();
    await tiles();
    expect(screen.queryByRole('link', { name: /Trap/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Website|LinkedIn/ })).not.toBeInTheDocument();
  });

  test('requests nothing from YouTube before Play is pressed, then plays without cookies', async () => {
    open();
    await tiles();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Play video: House tour' }));
    const player = screen.getByTitle('House tour');
    expect(player.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
    expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  });

  test('says when the player cannot show a video and links to YouTube', async () => {
    open();
    await tiles();
    await userEvent.click(screen.getByRole('link', { name: 'Play video: House tour' }));
    const player = screen.getByTitle<HTMLIFrameElement>('House tour');
    const say = (origin: string, event: string) =>
      act(
        () =>
          void window.dispatchEvent(
            new MessageEvent('message', {
              origin,
              source: player.contentWindow,
              data: JSON.stringify({ event, info: 150 }),
            }),
          ),
      );
    say('https://elsewhere.example', 'onError');
    expect(player).toHaveAttribute('data-state', 'loading');
    expect(screen.getByRole('link', { name: 'Play video: House tour' })).toBeInTheDocument();
    say('https://www.youtube-nocookie.com', 'onReady');
    expect(player).toHaveAttribute('data-state', 'ready');
    expect(screen.queryByRole('link', { name: /House tour/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Failed to load video')).not.toBeInTheDocument();
    say('https://www.youtube-nocookie.com', 'onError');
    expect(screen.getByText('Failed to load video')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
  });

  test('says so also where YouTube does not answer within six seconds', async () => {
    open();
    await tiles();
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('link', { name: 'Play video: House tour' }));
      act(() => void jest.advanceTimersByTime(5_999));
      expect(screen.queryByText('Failed to load video')).not.toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(1));
    } finally {
      jest.useRealTimers();
    }
    expect(screen.getByText('Failed to load video')).toBeInTheDocument();
  });

  test('says which YouTube address is not a video’s', async () => {
    open();
    await tiles();
    expect(screen.getByText('Invalid YouTube URL')).toBeInTheDocument();
  });

  test('keeps the space and the alternative text of a broken picture', async () => {
    open();
    await tiles();
    fireEvent.error(screen.getByRole('img', { name: 'A bath' }));
    expect(screen.getByRole('img', { name: 'A bath' }).tagName).toBe('SPAN');
  });

  test('hides the rating until there are reviews', async () => {
    open();
    await tiles();
    expect(screen.queryByText('Rating')).not.toBeInTheDocument();
  });

  test('links to the team and to the about page', async () => {
    open();
    await tiles();
    expect(screen.getByRole('link', { name: 'TEAM' })).toHaveAttribute('href', '/designers/7/team');
    expect(screen.getByRole('link', { name: 'ABOUT' })).toHaveAttribute(
      'href',
      '/designers/7/about',
    );
  });

  test('lets guests get in touch, and not other designers', async () => {
    const { unmount } = open();
    expect(await screen.findByRole('button', { name: 'GET IN TOUCH' })).toBeInTheDocument();
    unmount();
    open('/designers/7', { user: aUser({ is_designer: true }) });
    await tiles();
    expect(screen.queryByRole('button', { name: 'GET IN TOUCH' })).not.toBeInTheDocument();
  });

  test('shows portfolio items under All, Images and Videos', async () => {
    api.answer(detail(7), () => ({ body: { ...designer, portfolio_items: [anItem()] } }));
    open();
    expect(await tiles()).toHaveLength(7);
    await userEvent.click(tab('Images'));
    expect(screen.getByRole('link', { name: /A stairwell/ })).toBeInTheDocument();
    await userEvent.click(tab('Videos'));
    expect(screen.queryByRole('button', { name: /A stairwell/ })).not.toBeInTheDocument();
  });

  test('has no Catalogues filter, which only vendors have', async () => {
    const catalogue = aFeaturedLink({ id: 9, type: 'catalogue', title: 'All we have' });
    api.answer(detail(7), () => ({ body: { ...designer, featured_links: [catalogue] } }));
    open();
    await tiles();
    const offered = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('link');
    expect(offered.map((one) => one.textContent)).toEqual([
      'All Categories',
      'Images',
      'Videos',
      'Articles',
      'Blogs',
      'Reviews',
    ]);
  });

  test('says to its owner and to operators that only they see a page that is not verified', async () => {
    api.answer(detail(7), () => ({ body: { ...designer, is_verified: false } }));
    const { unmount } = open('/designers/7', {
      user: aUser({ id: designer.user_id, is_designer: true }),
    });
    expect(await screen.findByText(/^Only you see this page/)).toBeInTheDocument();
    unmount();
    open('/designers/7', { user: aUser({ is_staff: true }) });
    expect(await screen.findByText(/^Only the firm and operators see this page/)).toBeVisible();
  });

  test('has no such notice on a verified one', async () => {
    open();
    await tiles();
    expect(screen.queryByText(/^Only /)).not.toBeInTheDocument();
  });
});

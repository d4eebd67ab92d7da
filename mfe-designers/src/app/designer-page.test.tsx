import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { renderWithSession } from '@aangan/session/testing';
import { aPost, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner, aLink } from '../testing/factories.ts';
import { DesignerPage } from './designer-page.tsx';

const detail = (id: number) => endpoint('get', '/designers/profiles/{id}/', { params: { id } });

const designer = aDesigner({
  id: 7,
  full_name: 'Studio Aangan',
  specializations_display: ['Villas', 'Heritage', 'Landscape', 'Luxury'],
  instagram_posts: [
    aPost({ id: 1, alt_text: 'A court', permalink: 'https://www.instagram.com/p/court/' }),
    aPost({ id: 2, media_type: 'VIDEO', video_url: '/api/media/b.mp4', alt_text: 'A swing' }),
    aPost({ id: 3, alt_text: 'A bath' }),
  ],
  featured_links: [
    aLink({ id: 1, type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'House tour' }),
    aLink({ id: 2, type: 'article', title: 'In the magazine', url: 'https://mag.example/a' }),
    aLink({ id: 3, type: 'youtube', url: 'https://youtube.com/watch?v=short', title: 'Lost film' }),
  ],
});

let api: ReturnType<typeof scriptApi>;

function open(at = '/designers/7') {
  return renderWithSession(<DesignerPage />, { at, path: '/designers/:id' });
}

const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Work' })).getAllByRole('listitem');
const tab = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  api = scriptApi();
  api.answer(detail(7), () => ({ body: designer }));
  movingBrowser();
});

describe('a designer’s public page', () => {
  it('names the firm and at most three specializations, then says there are more', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Studio Aangan');
    expect(screen.getByText('Villas · Heritage · Landscape and more')).toBeInTheDocument();
    expect(document.title).toBe('Studio Aangan · Aangan');
  });

  it('says that it is loading before that', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading designer…');
    await tiles();
  });

  it('mixes posts and links under All Categories, in one order for the visit', async () => {
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

  it('keeps the filter in the address, without a step of its own for Back', async () => {
    const { router } = open();
    await tiles();
    await userEvent.click(tab('Videos'));
    expect(router.state.location.search).toBe('?show=videos');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await tiles()).toHaveLength(3);
  });

  it('says when a filter has nothing and leads back to everything', async () => {
    open('/designers/7?show=blogs');
    expect(await screen.findByText('No content available for this filter.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'View All Content' }));
    expect(await tiles()).toHaveLength(6);
  });

  it('opens posts and links in a new tab, and says so', async () => {
    open();
    await tiles();
    const post = screen.getByRole('link', { name: /A court/ });
    expect(post).toHaveAttribute('href', 'https://www.instagram.com/p/court/');
    expect(post).toHaveAttribute('target', '_blank');
    expect(post).toHaveAccessibleName(/new tab/);
    const article = screen.getByRole('link', { name: /In the magazine/ });
    expect(article).toHaveAttribute('href', 'https://mag.example/a');
    expect(article).toHaveAttribute('rel', 'noopener noreferrer');
    expect(article).toHaveTextContent('Article');
  });

  it('never follows a link that is not of the web', async () => {
    api.answer(detail(7), () => ({
      body: aDesigner({
        id: 7,
        portfolio_website: 'javascript:alert(1)',
        linkedin_profile: 'https://linkedin.example/fake',
        instagram_profile: null,
        featured_links: [aLink({ url: 'javascript:alert(1)', title: 'Trap' })],
      }),
    }));
    open();
    await tiles();
    expect(screen.queryByRole('link', { name: /Trap/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Website|LinkedIn/ })).not.toBeInTheDocument();
  });

  it('asks nothing of YouTube before one presses play, then plays without cookies', async () => {
    open();
    await tiles();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play video: House tour' }));
    const player = screen.getByTitle('House tour');
    expect(player.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
    expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  });

  it('says when the player cannot show a video and leads to YouTube', async () => {
    open();
    await tiles();
    await userEvent.click(screen.getByRole('button', { name: 'Play video: House tour' }));
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
    say('https://www.youtube-nocookie.com', 'onReady');
    expect(screen.queryByText('Failed to load video')).not.toBeInTheDocument();
    say('https://www.youtube-nocookie.com', 'onError');
    expect(screen.getByText('Failed to load video')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
  });

  it('says which YouTube address is none', async () => {
    open();
    await tiles();
    expect(screen.getByText('Invalid YouTube URL')).toBeInTheDocument();
  });

  it('keeps the place and the words of a broken picture', async () => {
    open();
    await tiles();
    fireEvent.error(screen.getByRole('img', { name: 'A bath' }));
    expect(screen.getByRole('img', { name: 'A bath' }).tagName).toBe('SPAN');
  });

  it('hides the rating until somebody has rated', async () => {
    open();
    await tiles();
    expect(screen.queryByText('Rating')).not.toBeInTheDocument();
  });

  it('has no button that would lead nowhere yet', async () => {
    open();
    await tiles();
    for (const name of [/get in touch/i, /^team$/i, /^about$/i]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });
});

describe('a designer’s page that cannot be shown', () => {
  it('says that there is no such designer and goes back one step', async () => {
    api.answer(detail(8), () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open('/from-here');
    await act(() => router.navigate('/designers/8'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Designer not found');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/from-here');
  });

  it('leads to the listing where there is no step to go back', async () => {
    api.answer(detail(8), () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open('/designers/8');
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/designers');
  });

  it.each(['x', '0', '-1', '1.5', '1e3', '99999999999999999999'])(
    'knows without asking that nobody has the id %s',
    (id) => {
      open(`/designers/${id}`);
      expect(screen.getByRole('alert')).toHaveTextContent('Designer not found');
      expect(api.requests).toHaveLength(0);
    },
  );

  it('says that loading failed, and recovers on Try again', async () => {
    let broken = true;
    api.answer(detail(7), () => (broken ? { status: 503, body: {} } : { body: designer }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load designer profile');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tiles()).toHaveLength(6);
  });
});

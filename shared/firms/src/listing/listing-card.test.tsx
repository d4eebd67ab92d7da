import { aPost, movingBrowser } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListingCard, type ListingCardProps } from './listing-card.tsx';
import { markColoursOf } from './mark-colours.ts';

const video = aPost({
  id: 2,
  media_type: 'VIDEO',
  media_url: '/api/media/b.mp4',
  video_url: '/api/media/b.mp4',
  thumbnail_url: '/api/media/b.jpg',
  alt_text: 'A swing',
});
const threePosts = [
  aPost({ id: 1, alt_text: 'A court' }),
  video,
  aPost({ id: 3, alt_text: 'A bath' }),
];

function show(browser: ReturnType<typeof movingBrowser>, parts: Partial<ListingCardProps> = {}) {
  render(
    <MemoryRouter>
      <ListingCard
        id={7}
        to="/designers/7"
        avatar={null}
        name="Studio Aangan"
        city="Jaipur"
        subtitle="heritage & restoration"
        answers={{ away_until: null, usual_answer_hours: null }}
        posts={threePosts}
        everyMs={4_000}
        {...parts}
      />
    </MemoryRouter>,
  );
  const card = screen.getByRole('link');
  browser.setInView(card, true);
  return card;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const setTab = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const pictureOnTop = () => {
  const layer = document.querySelector('[data-state="shown"]:has(> [data-shape])');
  return layer?.querySelector('img, video');
};
const textOnTop = () => {
  const picture = pictureOnTop();
  return picture?.getAttribute('alt') ?? picture?.getAttribute('aria-label');
};

describe('a firm’s card', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('has its visible text as its accessible name, and links to its page', () => {
    const card = show(movingBrowser(), { hoverLine: '14+ years', footnote: 'From ₹50,000' });
    expect(card).toHaveAccessibleName(
      'Studio Aangan Jaipur heritage & restoration From ₹50,000 14+ years',
    );
    expect(card).toHaveAttribute('href', '/designers/7');
  });

  test.each([
    [{ away_until: null, usual_answer_hours: 5 }, ' Usually answers within 5 hours'],
    [{ away_until: null, usual_answer_hours: 1 }, ' Usually answers within 1 hour'],
    [{ away_until: null, usual_answer_hours: 57 }, ' Usually answers within 5 days'],
    [{ away_until: '2027-03-04', usual_answer_hours: 5 }, ' Away until 4 March'],
    [{ away_until: null, usual_answer_hours: null }, ''],
  ])('says of %j how soon it answers, or until when it is away', (answers, said) => {
    const card = show(movingBrowser(), { answers });
    expect(card).toHaveAccessibleName(`Studio Aangan Jaipur heritage & restoration${said}`);
  });

  test('leaves out the city of a firm that has none', () => {
    expect(show(movingBrowser(), { city: null })).toHaveAccessibleName(
      'Studio Aangan heritage & restoration',
    );
  });

  test('shows the initials of a firm without posts, on a colour of its own', () => {
    const card = show(movingBrowser(), { posts: [] });
    const mark = card.querySelector('[data-mark="firm"]');
    expect(mark).toHaveTextContent('SA');
    expect(mark).toHaveStyle({ background: markColoursOf(7).ground });
    expect(card).toHaveAccessibleName('Studio Aangan Jaipur heritage & restoration');
  });

  test('shows the picture of a firm without posts that has one', () => {
    const card = show(movingBrowser(), { posts: [], avatar: '/api/media/mark.jpg' });
    const picture = card.querySelector('[data-mark="firm"] img');
    expect(picture).toHaveAttribute('src', expect.stringContaining('/api/media/mark.jpg'));
  });

  test('shows its posts one after another, then starts over', () => {
    show(movingBrowser());
    expect(textOnTop()).toBe('A court');
    wait(3_999);
    expect(textOnTop()).toBe('A court');
    wait(1);
    expect(textOnTop()).toBe('A swing');
    wait(4_000);
    expect(textOnTop()).toBe('A bath');
    wait(4_000);
    expect(textOnTop()).toBe('A court');
  });

  test('shows a post and a portfolio item with the same number in turn', () => {
    const post = aPost({ id: 1, media_url: '/api/media/post.jpg', alt_text: 'Of Instagram' });
    const item = aPost({ id: 1, media_url: '/api/media/item.jpg', alt_text: 'Of the portfolio' });
    show(movingBrowser(), { posts: [post, item] });
    expect(textOnTop()).toBe('Of Instagram');
    wait(4_000);
    expect(textOnTop()).toBe('Of the portfolio');
    expect(document.querySelectorAll('[data-state="shown"]:has(> [data-shape])')).toHaveLength(1);
  });

  test('pauses while hovered or focused', () => {
    const card = show(movingBrowser());
    fireEvent.mouseEnter(card);
    wait(20_000);
    expect(textOnTop()).toBe('A court');
    fireEvent.mouseLeave(card);
    fireEvent.focus(card);
    wait(20_000);
    expect(textOnTop()).toBe('A court');
    fireEvent.blur(card);
    wait(4_000);
    expect(textOnTop()).toBe('A swing');
  });

  test('plays a video post, muted and looping, only while it is in view', () => {
    const browser = movingBrowser();
    const card = show(browser);
    wait(4_000);
    const shown = document.querySelector('video');
    expect(shown?.dataset.playing).toBe('true');
    expect(shown?.muted && shown.loop).toBe(true);
    browser.setInView(card, false);
    expect(shown?.dataset.playing).toBe('false');
  });

  test('does not rotate out of view', () => {
    const browser = movingBrowser();
    const card = show(browser);
    browser.setInView(card, false);
    wait(20_000);
    expect(textOnTop()).toBe('A court');
  });

  test('stops in a hidden tab, its video too, and goes on when the tab is shown again', () => {
    show(movingBrowser(), { posts: [video, aPost()] });
    const shown = document.querySelector('video');
    expect(shown?.dataset.playing).toBe('true');
    setTab('hidden');
    expect(shown?.dataset.playing).toBe('false');
    wait(20_000);
    expect(textOnTop()).toBe('A swing');
    setTab('visible');
    expect(document.querySelector('video')?.dataset.playing).toBe('true');
    wait(4_000);
    expect(textOnTop()).toBe('Room 1');
  });

  test('leaves no timer behind when it unmounts', () => {
    show(movingBrowser());
    expect(jest.getTimerCount()).toBe(1);
    cleanup();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('neither rotates nor plays under reduced motion', () => {
    show(movingBrowser({ reducedMotion: true }), { posts: [video, aPost()] });
    wait(20_000);
    expect(textOnTop()).toBe('A swing');
    expect(document.querySelector('video')).toBeNull();
  });

  test('shows no dots for a single post', () => {
    show(movingBrowser(), { posts: [aPost()] });
    expect(jest.getTimerCount()).toBe(0);
  });
});

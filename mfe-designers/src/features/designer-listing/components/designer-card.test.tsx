import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aDesigner, aPost } from '../../../testing/factories.ts';
import { movingBrowser } from '../../../testing/media.ts';
import { DesignerCard } from './designer-card.tsx';

const video = aPost({
  id: 2,
  media_type: 'VIDEO',
  media_url: '/api/media/b.mp4',
  video_url: '/api/media/b.mp4',
  thumbnail_url: '/api/media/b.jpg',
  alt_text: 'A swing',
});
const designer = aDesigner({
  full_name: 'Studio Aangan',
  specializations_display: ['Heritage & Restoration'],
  years_in_business: 14,
  instagram_posts: [
    aPost({ id: 1, alt_text: 'A court' }),
    video,
    aPost({ id: 3, alt_text: 'A bath' }),
  ],
});

function show(browser: ReturnType<typeof movingBrowser>, shown = designer) {
  render(
    <MemoryRouter>
      <DesignerCard designer={shown} />
    </MemoryRouter>,
  );
  const card = screen.getByRole('link');
  browser.setInView(card, true);
  return card;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const pictureOnTop = () => {
  const layer = document.querySelector('[data-state="shown"]:has(> [data-shape])');
  return layer?.querySelector('img, video');
};
const wordsOnTop = () => {
  const picture = pictureOnTop();
  return picture?.getAttribute('alt') ?? picture?.getAttribute('aria-label');
};

describe('a designer’s card', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('names the firm, its place and its first specialization in lower case', () => {
    const card = show(movingBrowser());
    expect(card).toHaveAccessibleName('Studio Aangan');
    expect(card).toHaveTextContent('heritage & restoration');
    expect(card).toHaveTextContent('Jaipur');
    expect(card).toHaveTextContent('14+ years crafting exceptional spaces');
  });

  it('turns to its next post every four seconds, round and round', () => {
    show(movingBrowser());
    expect(wordsOnTop()).toBe('A court');
    wait(3_999);
    expect(wordsOnTop()).toBe('A court');
    wait(1);
    expect(wordsOnTop()).toBe('A swing');
    wait(4_000);
    expect(wordsOnTop()).toBe('A bath');
    wait(4_000);
    expect(wordsOnTop()).toBe('A court');
  });

  it('waits while the pointer or the focus rests on it', () => {
    const card = show(movingBrowser());
    fireEvent.mouseEnter(card);
    wait(20_000);
    expect(wordsOnTop()).toBe('A court');
    fireEvent.mouseLeave(card);
    fireEvent.focus(card);
    wait(20_000);
    expect(wordsOnTop()).toBe('A court');
    fireEvent.blur(card);
    wait(4_000);
    expect(wordsOnTop()).toBe('A swing');
  });

  it('plays a video post, muted and looping, only while it is in view', () => {
    const browser = movingBrowser();
    const card = show(browser);
    wait(4_000);
    const shown = document.querySelector('video');
    expect(shown?.dataset.playing).toBe('true');
    expect(shown?.muted && shown.loop).toBe(true);
    browser.setInView(card, false);
    expect(shown?.dataset.playing).toBe('false');
  });

  it('stands still out of view', () => {
    const browser = movingBrowser();
    const card = show(browser);
    browser.setInView(card, false);
    wait(20_000);
    expect(wordsOnTop()).toBe('A court');
  });

  it('neither turns nor plays for who prefers less motion', () => {
    show(movingBrowser({ reducedMotion: true }), {
      ...designer,
      instagram_posts: [video, aPost()],
    });
    wait(20_000);
    expect(wordsOnTop()).toBe('A swing');
    expect(document.querySelector('video')).toBeNull();
  });

  it('shows no dots for a single post', () => {
    show(movingBrowser(), { ...designer, instagram_posts: [aPost()] });
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aPost } from '../testing/a-post.ts';
import { modalDialogs } from '../testing/modal-dialogs.ts';
import { movingBrowser } from '../testing/moving-browser.ts';
import { Lightbox, type LightboxPiece } from './lightbox.tsx';

const court = aPost({ id: 1, alt_text: 'A court', caption: 'Morning in the court' });
const swing = aPost({
  id: 2,
  media_type: 'VIDEO',
  video_url: '/api/media/b.mp4',
  thumbnail_url: '/api/media/b.jpg',
  alt_text: 'A swing',
});
const bath = aPost({ id: 3, alt_text: 'A bath', permalink: null });
const pieces: LightboxPiece[] = [
  { key: 'post-1', post: court },
  { key: 'post-2', post: swing },
  { key: 'item-3', post: bath },
];

beforeEach(() => {
  modalDialogs();
  movingBrowser();
});

function Page({ own = pieces, start = 'post-1' }: { own?: LightboxPiece[]; start?: string }) {
  const [shown, setShown] = useState<string | null>(start);
  return (
    <Lightbox
      title="Studio Aangan"
      pieces={own}
      shown={shown}
      onShow={setShown}
      onClose={() => setShown(null)}
    />
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Studio Aangan' });
const count = () => within(screen.getByRole('status')).getByText(/ of /).textContent;

describe('a lightbox', () => {
  test('shows a picture large with its alternative text, caption, position and source link', () => {
    render(<Page />);
    expect(within(dialog()).getByRole('img', { name: 'A court' })).toHaveAttribute(
      'srcset',
      expect.stringContaining('/api/media/post-1.jpg?w=640 640w'),
    );
    expect(screen.getByText('Morning in the court')).toBeInTheDocument();
    expect(count()).toBe('1 of 3');
    const source = screen.getByRole('link', { name: 'View on Instagram (opens in a new tab)' });
    expect(source).toHaveAttribute('href', 'https://www.instagram.com/p/post1/');
    expect(source).toHaveAttribute('target', '_blank');
    expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('is closed where no piece has the key', () => {
    render(<Page start="post-9" />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('moves with the arrow keys, wrapping at the ends, and jumps with Home and End', async () => {
    render(<Page />);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('img', { name: 'A bath' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(count()).toBe('1 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(count()).toBe('3 of 3');
    await userEvent.keyboard('{Home}');
    expect(count()).toBe('1 of 3');
    await userEvent.keyboard('{End}');
    expect(count()).toBe('3 of 3');
  });

  test('misses no key that is pressed faster than the page renders', () => {
    const asked: string[] = [];
    render(
      <Lightbox
        title="Studio Aangan"
        pieces={pieces}
        shown="post-1"
        onShow={(key) => asked.push(key)}
        onClose={() => undefined}
      />,
    );
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
    expect(asked).toEqual(['post-2', 'item-3']);
  });

  test('leaves keys with Alt to the browser and keys on a video to the video', () => {
    render(<Page start="post-2" />);
    fireEvent.keyDown(dialog(), { key: 'ArrowLeft', altKey: true });
    expect(count()).toBe('2 of 3');
    fireEvent.keyDown(screen.getByLabelText('A swing'), { key: 'ArrowRight' });
    expect(count()).toBe('2 of 3');
  });

  test('moves with its buttons', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(count()).toBe('2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(count()).toBe('1 of 3');
  });

  test('has a button of the page for the shown piece', async () => {
    render(
      <Lightbox
        title="Studio Aangan"
        pieces={pieces}
        shown="item-3"
        onShow={() => undefined}
        onClose={() => undefined}
        action={({ key }) => <button type="button">{`Save ${key}`}</button>}
      />,
    );
    expect(within(dialog()).getByRole('button', { name: 'Save item-3' })).toBeInTheDocument();
  });

  test('has no buttons with a single piece', () => {
    render(<Page own={pieces.slice(0, 1)} />);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
    expect(count()).toBe('1 of 1');
  });

  test('moves on a horizontal swipe, not on scrolling or with a mouse', () => {
    render(<Page />);
    const draw = (pointerType: string, x: number, y: number) => {
      const picture = screen.getByRole('img');
      const at = { pointerId: 1, isPrimary: true, pointerType };
      fireEvent(picture, pointer('pointerdown', { ...at, clientX: 200, clientY: 200 }));
      fireEvent(picture, pointer('pointerup', { ...at, clientX: 200 + x, clientY: 200 + y }));
    };
    draw('touch', -20, 0);
    draw('touch', -60, 120);
    draw('mouse', -120, 0);
    expect(count()).toBe('1 of 3');
    draw('touch', 120, 10);
    expect(count()).toBe('3 of 3');
    draw('touch', -120, 10);
    expect(count()).toBe('1 of 3');
  });

  test('plays a video with controls, over its still, muted at first', () => {
    render(<Page start="post-2" />);
    const video = screen.getByLabelText<HTMLVideoElement>('A swing');
    expect(video).toHaveAttribute('src', '/api/media/b.mp4');
    expect(video).toHaveAttribute('poster', '/api/media/b.jpg?w=1280');
    expect(video.controls && video.muted && video.autoplay).toBe(true);
  });

  test('starts a video under reduced motion only when its play button is pressed', async () => {
    movingBrowser({ reducedMotion: true });
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    render(<Page start="post-2" />);
    const video = screen.getByLabelText<HTMLVideoElement>('A swing');
    expect(video.autoplay).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Play video' }));
    expect(play.mock.contexts).toEqual([video]);
    fireEvent.play(video);
    expect(screen.queryByRole('button', { name: 'Play video' })).not.toBeInTheDocument();
  });

  test('needs no play button where a video starts by itself', () => {
    render(<Page start="post-2" />);
    expect(screen.queryByRole('button', { name: 'Play video' })).not.toBeInTheDocument();
  });

  test('replaces a broken picture or video, and still moves to the next', async () => {
    render(<Page />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('This picture is not there any more.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    fireEvent.error(screen.getByLabelText('A swing'));
    expect(screen.getByText('This video is not there any more.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'A bath' })).toBeInTheDocument();
  });

  test('has no source link for a piece without one', () => {
    render(<Page start="item-3" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('closes on Escape and on its close button', async () => {
    render(<Page />);
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

/** jsdom's pointer events have no coordinates. */
function pointer(name: string, parts: Record<string, unknown>): Event {
  return Object.assign(new Event(name, { bubbles: true }), parts);
}

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MediaFrame } from './media-frame.tsx';

describe('MediaFrame', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('loads a picture lazily, and the first of a page at once', () => {
    render(<MediaFrame src="/api/media/a.jpg" alt="A courtyard" naturalWidth={800} />);
    const picture = screen.getByRole('img', { name: 'A courtyard' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    render(<MediaFrame src="/api/media/b.jpg" alt="A hero" priority />);
    expect(screen.getByRole('img', { name: 'A hero' })).toHaveAttribute('loading', 'eager');
  });

  test('replaces a broken picture by a drawing with the same alternative text', () => {
    render(<MediaFrame src="/api/media/gone.jpg" alt="A courtyard" />);
    fireEvent.error(screen.getByRole('img', { name: 'A courtyard' }));
    const drawing = screen.getByRole('img', { name: 'A courtyard' });
    expect(drawing.tagName).toBe('SPAN');
    expect(drawing.parentElement).toHaveAttribute('data-state', 'broken');
  });

  test('tries again when it is given another picture', () => {
    const { rerender } = render(<MediaFrame src="/api/media/gone.jpg" alt="A room" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<MediaFrame src="/api/media/there.jpg" alt="A room" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/api/media/there.jpg');
  });

  test('requests a video only once it plays, over its still, muted and looping', () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const frame = (playing: boolean) => (
      <MediaFrame
        kind="video"
        src="/api/media/a.mp4"
        poster="/api/media/a.jpg"
        alt="A swing"
        playing={playing}
      />
    );
    const { rerender } = render(frame(false));
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByRole('img', { name: 'A swing' })).toHaveAttribute('loading', 'lazy');
    rerender(frame(true));
    const video = document.querySelector('video');
    expect(play).toHaveBeenCalledTimes(1);
    expect(video?.loop && video.muted).toBe(true);
    rerender(frame(false));
    expect(pause).toHaveBeenCalled();
    expect(document.querySelector('video')).toBe(video);
  });

  test('keeps the still when the video fails', () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    render(
      <MediaFrame kind="video" src="/gone.mp4" poster="/api/media/a.jpg" alt="A swing" playing />,
    );
    const video = document.querySelector('video');
    if (video) fireEvent.error(video);
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByRole('img', { name: 'A swing' }).tagName).toBe('IMG');
  });

  test('shows a drawing when a video without a still fails', () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    render(<MediaFrame kind="video" src="/gone.mp4" alt="A swing" playing />);
    fireEvent.error(screen.getByLabelText('A swing'));
    expect(screen.getByRole('img', { name: 'A swing' }).tagName).toBe('SPAN');
  });
});

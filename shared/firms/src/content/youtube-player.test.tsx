import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { YoutubePlayer } from './youtube-player.tsx';

const host = 'https://www.youtube-nocookie.com';

test('messages of the player count, and none of another origin or window', () => {
  const [onReady, onError] = [jest.fn(), jest.fn()];
  render(
    <YoutubePlayer
      videoId="abc"
      title="A film"
      isReady={false}
      onReady={onReady}
      onError={onError}
    />,
  );
  const { contentWindow: player } = screen.getByTitle<HTMLIFrameElement>('A film');
  const hear = (origin: string, source: Window | null) => {
    const data = JSON.stringify({ event: 'onError' });
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  };
  hear('https://evil.example', player);
  hear(`${host}.evil.example`, player);
  hear(host, window);
  expect([onReady, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  hear(host, player);
  expect(onError).toHaveBeenCalledTimes(1);
});

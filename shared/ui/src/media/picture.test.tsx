import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  test('offers AVIF, and WebP to browsers that cannot show it', () => {
    render(<Picture src="/api/media/a.jpg" alt="A room" naturalWidth={300} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A room' });
    const widths = (more: string) =>
      `/api/media/a.jpg?w=216${more} 216w, /api/media/a.jpg?w=320${more} 300w`;
    expect(image).toHaveAttribute('srcset', widths(''));
    expect(image).toHaveAttribute('sizes', '50vw');
    const source = image.parentElement?.querySelector('source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', widths('&f=avif'));
    expect(source).toHaveAttribute('sizes', '50vw');
  });

  test('shows a picture of another site as it is', () => {
    render(<Picture src="https://elsewhere.example/a.jpg" alt="A room" />);
    const image = screen.getByRole('img', { name: 'A room' });
    expect(image).not.toHaveAttribute('srcset');
    expect(image.parentElement?.tagName).not.toBe('PICTURE');
  });

  test('says in which language its text is written', () => {
    for (const [alt, language] of [
      ['A room', 'en'],
      ['एक कमरा', 'hi'],
    ] as const) {
      render(<Picture src="/api/media/a.jpg" alt={alt} />);
      expect(screen.getByRole('img', { name: alt })).toHaveAttribute('lang', language);
    }
  });

  test('is preloaded from the server when it is the first of a page', () => {
    const html = renderToString(
      <Picture src="/api/media/a.jpg" alt="" naturalWidth={200} priority />,
    );
    expect(html).toMatch(
      /^<link rel="preload" as="image" fetchPriority="high" imageSrcSet="\/api\/media\/a.jpg\?w=216&amp;f=avif 200w"/,
    );
    expect(renderToString(<Picture src="/api/media/a.jpg" alt="" />)).not.toContain('preload');
  });

  test('is not made while React may throw it away: Chromium would keep it', async () => {
    const made: Element[] = [];
    const create = document.createElement.bind(document);
    const spy = jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
      made.push(create(name));
      return made.at(-1) as HTMLElement;
    });
    const Waiting = () => use(new Promise<never>(() => undefined));
    const picture = <Picture src="/api/media/a.jpg" alt="A room" naturalWidth={300} />;
    await act(async () => {
      render(
        <Suspense>
          {picture}
          <Waiting />
        </Suspense>,
      );
    });
    spy.mockRestore();
    expect(made.filter((element) => element.matches('img, source, picture'))).toEqual([]);
  });

  test('is in the markup of a server, and in the first render over it', () => {
    const picture = <Picture src="/api/media/a.jpg" alt="A room" naturalWidth={300} />;
    const place = document.createElement('div');
    place.innerHTML = renderToString(picture);
    expect(place.querySelector('img')).toHaveAttribute('srcset');
    const failed = jest.fn();
    document.body.append(place);
    render(picture, { container: place, hydrate: true, onRecoverableError: failed });
    expect(place.querySelector('img')).toHaveAttribute('srcset');
    expect(failed).not.toHaveBeenCalled();
  });
});

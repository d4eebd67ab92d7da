import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  it('offers AVIF, and WebP to browsers that cannot show it', () => {
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

  it('shows a picture of another site as it is', () => {
    render(<Picture src="https://elsewhere.example/a.jpg" alt="A room" />);
    const image = screen.getByRole('img', { name: 'A room' });
    expect(image).not.toHaveAttribute('srcset');
    expect(image.parentElement?.tagName).not.toBe('PICTURE');
  });

  it('is preloaded from the server when it is the first of a page', () => {
    const html = renderToString(
      <Picture src="/api/media/a.jpg" alt="" naturalWidth={200} priority />,
    );
    expect(html).toMatch(
      /^<link rel="preload" as="image" fetchPriority="high" imageSrcSet="\/api\/media\/a.jpg\?w=216&amp;f=avif 200w"/,
    );
    expect(renderToString(<Picture src="/api/media/a.jpg" alt="" />)).not.toContain('preload');
  });
});

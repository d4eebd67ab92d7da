import { writtenLanguage } from '@aangan/messages';
import type { ComponentPropsWithRef } from 'react';
import { preload } from 'react-dom';
import { srcSetOf } from './picture-sources.ts';
import { useIsInPage } from './use-is-in-page.ts';

export interface PictureProps extends ComponentPropsWithRef<'img'> {
  /** The address of the whole picture. */
  src: string;
  /** Alternative text; '' for decoration. */
  alt: string;
  /** The picture's own width in pixels. */
  naturalWidth?: number | null | undefined;
  /** Copies of a picture that the API does not serve. */
  srcSet?: string | undefined;
  /** The `sizes` attribute: the rendered width, from which the browser chooses a file. */
  sizes?: string;
  /** Fetches the picture at once instead of lazily: for the first picture of a page. */
  priority?: boolean | undefined;
}

/**
 * A picture in the width and format that suit the screen: the site's own pictures as AVIF or WebP in the widths of the
 * API's copies, any other picture unchanged. Takes the properties of an `img`.
 */
export function Picture({
  src,
  srcSet,
  naturalWidth,
  sizes = '100vw',
  priority,
  alt,
  ...img
}: PictureProps) {
  const isInPage = useIsInPage();
  const avif = srcSetOf(src, naturalWidth, 'avif');
  // React preloads the first pictures of a page, but not those inside a picture element.
  if (avif && priority) {
    preload(src, { as: 'image', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
  }
  // Chromium leaks a picture that was created but never inserted into the page, with everything around it.
  if (!isInPage) return null;
  const image = (
    <img
      {...img}
      alt={alt}
      lang={writtenLanguage(alt)}
      sizes={sizes}
      srcSet={srcSet ?? srcSetOf(src, naturalWidth)}
      src={src}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}

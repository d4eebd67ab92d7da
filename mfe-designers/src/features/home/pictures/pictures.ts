import type { MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** A picture of the home page. Sizes in pixels; `color` is shown until it has loaded. */
interface CoverPicture {
  src: string;
  /** Its smaller copies. */
  srcSet: string;
  color: string;
}

/** A picture that says something. */
interface DescribedPicture extends CoverPicture {
  alt: MessageDescriptor;
}

/** Files of one picture by their widths. */
const widths = (files: Record<number, URL>): string =>
  Object.entries(files)
    .map(([width, file]) => `${file.href} ${width}w`)
    .join(', ');

export const hero: DescribedPicture = {
  src: new URL('./hero-1120.webp', import.meta.url).href,
  srcSet: widths({
    480: new URL('./hero-480.webp', import.meta.url),
    640: new URL('./hero-640.webp', import.meta.url),
    800: new URL('./hero-800.webp', import.meta.url),
    960: new URL('./hero-960.webp', import.meta.url),
    1120: new URL('./hero-1120.webp', import.meta.url),
  }),
  alt: msg({
    id: 'designers.picture-hero',
    message:
      'A clay-toned living room in morning light: a long cream sofa, travertine tables and two framed prints.',
  }),
  color: '#d9c3ac',
};

/** By the id of the catalogue group. */
export const categoryPictures: Record<string, DescribedPicture> = {
  residential: {
    src: new URL('./category-residential.webp', import.meta.url).href,
    srcSet: widths({
      200: new URL('./category-residential-200.webp', import.meta.url),
      300: new URL('./category-residential-300.webp', import.meta.url),
      400: new URL('./category-residential-400.webp', import.meta.url),
      560: new URL('./category-residential.webp', import.meta.url),
    }),
    alt: msg({
      id: 'designers.picture-residential',
      message: 'A limewashed terracotta living room with an arched doorway.',
    }),
    color: '#c98f70',
  },
  commercial: {
    src: new URL('./category-commercial.webp', import.meta.url).href,
    srcSet: widths({
      200: new URL('./category-commercial-200.webp', import.meta.url),
      300: new URL('./category-commercial-300.webp', import.meta.url),
      400: new URL('./category-commercial-400.webp', import.meta.url),
      560: new URL('./category-commercial.webp', import.meta.url),
    }),
    alt: msg({
      id: 'designers.picture-commercial',
      message: 'A café with a tan banquette, green tiles and globe pendants.',
    }),
    color: '#e5dfd0',
  },
  institutional: {
    src: new URL('./category-institutional.webp', import.meta.url).href,
    srcSet: widths({
      200: new URL('./category-institutional-200.webp', import.meta.url),
      300: new URL('./category-institutional-300.webp', import.meta.url),
      400: new URL('./category-institutional-400.webp', import.meta.url),
      560: new URL('./category-institutional.webp', import.meta.url),
    }),
    alt: msg({
      id: 'designers.picture-institutional',
      message: 'A study with a full-height wall of bookshelves backed in sage.',
    }),
    color: '#a9b39a',
  },
  specialty: {
    src: new URL('./category-specialty.webp', import.meta.url).href,
    srcSet: widths({
      200: new URL('./category-specialty-200.webp', import.meta.url),
      300: new URL('./category-specialty-300.webp', import.meta.url),
      400: new URL('./category-specialty-400.webp', import.meta.url),
      560: new URL('./category-specialty.webp', import.meta.url),
    }),
    alt: msg({
      id: 'designers.picture-specialty',
      message: 'A verandah with a wooden jhoola before a wall of jaali.',
    }),
    color: '#ecdfc6',
  },
};

export const joinAsFirm: CoverPicture = {
  src: new URL('./join-firm.webp', import.meta.url).href,
  srcSet: widths({
    160: new URL('./join-firm-160.webp', import.meta.url),
    240: new URL('./join-firm-240.webp', import.meta.url),
    360: new URL('./join-firm-360.webp', import.meta.url),
    500: new URL('./join-firm-500.webp', import.meta.url),
    720: new URL('./join-firm.webp', import.meta.url),
  }),
  color: '#d9c3ac',
};

export const joinAsVendor: CoverPicture = {
  src: new URL('./join-vendor.webp', import.meta.url).href,
  srcSet: widths({
    160: new URL('./join-vendor-160.webp', import.meta.url),
    240: new URL('./join-vendor-240.webp', import.meta.url),
    360: new URL('./join-vendor-360.webp', import.meta.url),
    500: new URL('./join-vendor-500.webp', import.meta.url),
    720: new URL('./join-vendor.webp', import.meta.url),
  }),
  color: '#8fa393',
};

export const materials: DescribedPicture = {
  src: new URL('./materials.webp', import.meta.url).href,
  srcSet: widths({
    360: new URL('./materials-360.webp', import.meta.url),
    500: new URL('./materials-500.webp', import.meta.url),
    640: new URL('./materials.webp', import.meta.url),
  }),
  alt: msg({
    id: 'designers.picture-materials',
    message:
      'Samples laid out flat: wood, marble, terrazzo, patterned paper, fabrics, travertine and tiles.',
  }),
  color: '#b8a58c',
};

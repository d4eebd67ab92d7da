/** A picture of the home page. Sizes in pixels; `color` is shown until it has loaded. */
export interface CoverPicture {
  src: string;
  alt: string;
  color: string;
}

export const hero = {
  src: new URL('./hero-1120.webp', import.meta.url).href,
  srcSet: [
    `${new URL('./hero-960.webp', import.meta.url).href} 960w`,
    `${new URL('./hero-1120.webp', import.meta.url).href} 1120w`,
  ].join(', '),
  alt: 'A clay-toned living room in morning light: a long cream sofa, travertine tables and two framed prints.',
  color: '#d9c3ac',
} as const;

/** By the id of the catalogue group. */
export const categoryPictures: Record<string, CoverPicture> = {
  residential: {
    src: new URL('./category-residential.webp', import.meta.url).href,
    alt: 'A limewashed terracotta living room with an arched doorway.',
    color: '#c98f70',
  },
  commercial: {
    src: new URL('./category-commercial.webp', import.meta.url).href,
    alt: 'A café with a tan banquette, green tiles and globe pendants.',
    color: '#e5dfd0',
  },
  institutional: {
    src: new URL('./category-institutional.webp', import.meta.url).href,
    alt: 'A study with a full-height wall of bookshelves backed in sage.',
    color: '#a9b39a',
  },
  specialty: {
    src: new URL('./category-specialty.webp', import.meta.url).href,
    alt: 'A verandah with a wooden jhoola before a wall of jaali.',
    color: '#ecdfc6',
  },
};

export const joinAsFirm: CoverPicture = {
  src: new URL('./join-firm.webp', import.meta.url).href,
  alt: '',
  color: '#d9c3ac',
};

export const joinAsVendor: CoverPicture = {
  src: new URL('./join-vendor.webp', import.meta.url).href,
  alt: '',
  color: '#8fa393',
};

export const materials: CoverPicture = {
  src: new URL('./materials.webp', import.meta.url).href,
  alt: 'Samples laid out flat: wood, marble, terrazzo, patterned paper, fabrics, travertine and tiles.',
  color: '#b8a58c',
};

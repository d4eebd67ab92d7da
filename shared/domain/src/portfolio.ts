/** What a portfolio item may be filed under, in the order pages offer it. */
export const portfolioCategories = [
  { id: 'residential', label: 'Residential' },
  { id: 'commercial', label: 'Commercial' },
  { id: 'hospitality', label: 'Hospitality' },
  { id: 'retail', label: 'Retail' },
  { id: 'office', label: 'Office' },
  { id: 'restaurant', label: 'Restaurant' },
  { id: 'healthcare', label: 'Healthcare' },
  { id: 'education', label: 'Education' },
  { id: 'other', label: 'Other' },
] as const;

export type PortfolioCategory = (typeof portfolioCategories)[number]['id'];

/** The content types of pictures that portfolio items and accounts accept. */
export const pictureFileTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/heif',
  'image/webp',
  'image/avif',
  'image/gif',
];

/** The content types of the files that an item can be made of. */
export const portfolioFileTypes: readonly string[] = [
  ...pictureFileTypes,
  'video/mp4',
  'video/x-m4v',
  'video/quicktime',
];

/** The `accept` attribute of a file input. Many systems know HEIC only by its file extension. */
export const acceptedBy = (types: readonly string[]): string =>
  [...types, '.heic', '.heif'].join(',');

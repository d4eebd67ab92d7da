/** The pictures beside the forms: decorative, so without alternative text. */
export const pictures = {
  foyer: { src: new URL('./foyer.webp', import.meta.url).href, color: '#e6dccd' },
  living: { src: new URL('./living.webp', import.meta.url).href, color: '#e6dccd' },
  studio: { src: new URL('./studio.webp', import.meta.url).href, color: '#a9b39a' },
  ceramics: { src: new URL('./ceramics.webp', import.meta.url).href, color: '#e9e0d2' },
} as const;

export type FramePicture = keyof typeof pictures;

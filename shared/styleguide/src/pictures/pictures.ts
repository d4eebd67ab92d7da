/** Three rooms for the specimens. */
export const pictures = {
  living: new URL('./living-terracotta.webp', import.meta.url).href,
  court: new URL('./court-jhoola.webp', import.meta.url).href,
  bath: new URL('./bath-green.webp', import.meta.url).href,
} as const;

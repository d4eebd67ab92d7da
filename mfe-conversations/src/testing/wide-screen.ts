/** Makes the window wide, or as narrow as a phone: jsdom has no layout. */
export function wideScreen(isWide: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: isWide && query.startsWith('(min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

const keys = {
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
} as const;

/**
 * Where a key leads in a row of `count` things, round and round; null for a key that leads nowhere.
 * (WAI-ARIA Authoring Practices, tabs and menus.)
 */
export function placeAfterKey(
  key: string,
  place: number,
  count: number,
  direction: keyof typeof keys,
): number | null {
  const { back, on } = keys[direction];
  if (key === on) return (place + 1) % count;
  if (key === back) return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const keys = {
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
} as const;

/**
 * The index that a key moves to among `count` items, wrapping at the ends; null for other keys.
 * The keys are those of the WAI-ARIA Authoring Practices for tabs and menus.
 */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  direction: keyof typeof keys,
): number | null {
  const { back, on } = keys[direction];
  if (key === on) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

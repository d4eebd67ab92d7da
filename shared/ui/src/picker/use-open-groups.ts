import { useState } from 'react';
import type { PickableGroup } from './pickable.ts';

/**
 * Which groups of a picker are open. At first those with chosen items are, or the first group where nothing is chosen;
 * a search opens every group that it finds.
 */
export function useOpenGroups(
  groups: readonly PickableGroup[],
  value: readonly string[],
  searched: string,
) {
  const [openAtFirst] = useState(() => groupsToOpen(groups, value));
  const [toggled, setToggled] = useState<readonly string[]>([]);
  // A group that was closed in one search is open in the next.
  const keyOf = (id: string) => `${searched}/${id}`;
  const isOpen = (id: string) =>
    (searched !== '' || openAtFirst.includes(id)) !== toggled.includes(keyOf(id));
  const toggleGroup = (id: string) => {
    const key = keyOf(id);
    setToggled(toggled.includes(key) ? toggled.filter((one) => one !== key) : [...toggled, key]);
  };
  return { isOpen, toggleGroup };
}

function groupsToOpen(groups: readonly PickableGroup[], value: readonly string[]): string[] {
  const chosen = groups.filter(({ items }) => items.some(({ id }) => value.includes(id)));
  return (chosen.length > 0 ? chosen : groups.slice(0, 1)).map(({ id }) => id);
}

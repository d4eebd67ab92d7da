import { projectRooms } from '@aangan/domain';
import type { ProjectData, ProjectItem } from './project.ts';

/** A room before and after. */
export type RoomPair = readonly [before: ProjectItem, after: ProjectItem];

/** What a project shows of one room. */
export interface ShownRoom {
  /** The room's id; null for items of which it is not said. */
  id: ProjectItem['room'];
  /** In English; null for items of which the room is not said. */
  label: string | null;
  pairs: RoomPair[];
  /** What is not in a pair. */
  items: ProjectItem[];
}

/**
 * The items of a project by room, in the order in which its firm put the rooms' first items; what has no room is last.
 * The cover is left out: it stands above. Two pictures before and after are a pair.
 */
export function roomsOf({ items, cover, before_after: marked }: ProjectData): ShownRoom[] {
  const pairs = marked.filter((pair) => pair.every(({ media_type }) => media_type === 'IMAGE'));
  const paired = new Set(pairs.flat().map(({ id }) => id));
  const ids = [...new Set(items.map(({ room }) => room))].sort(
    (one, other) => Number(one === null) - Number(other === null),
  );
  return ids
    .map((id) => ({
      id,
      label: projectRooms.find((room) => room.id === id)?.label ?? null,
      pairs: pairs.filter(([before]) => before.room === id),
      items: items.filter(
        (item) => item.room === id && item.id !== cover.id && !paired.has(item.id),
      ),
    }))
    .filter((room) => room.pairs.length + room.items.length > 0);
}

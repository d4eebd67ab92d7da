import type { components } from '@aangan/api-client/endpoints';

/** What is shown of a thing; all but its name is null where it is gone. */
export type ThingCard = components['schemas']['ThingCard'];

/** A thing on a board, as pages show it. */
export interface ShownItem {
  /** The item's id at the API; on a guest's board the name of the thing. */
  id: number | string;
  thing: string;
  note: string;
  card: ThingCard;
}

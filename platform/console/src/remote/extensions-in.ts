import type { ChannelComposition } from '@aangan/registry-client';

/** A module that a remote puts into a slot of a channel. */
export interface PutExtension {
  slot: string;
  /** Who has the slot; null where nobody has. */
  owner: string | null;
  /** How many the slot shows; 0 where nobody has it. */
  max: number;
  remote: string;
  team: string;
  expose: string;
  order: number;
  /** Absent where it is for all audiences. */
  for?: readonly string[] | undefined;
  /** Absent where it is on all pages that have the slot. */
  on?: readonly string[] | undefined;
  isOff: boolean;
}

/** Who is in whose slots, in the order in which pages show them. */
export function extensionsIn({ shell, remotes }: ChannelComposition): PutExtension[] {
  const owners = [{ name: 'shell', slots: shell.slots }, ...remotes];
  const put = remotes.flatMap(({ name, team, extensions = [] }) =>
    extensions.map((extension): PutExtension => {
      const { slot, isOff = false } = extension;
      const owner = owners.find(({ slots = {} }) => Object.hasOwn(slots, slot));
      return {
        ...extension,
        remote: name,
        team,
        owner: owner?.name ?? null,
        max: owner?.slots?.[slot]?.max ?? 0,
        isOff,
      };
    }),
  );
  return put.sort((one, other) =>
    one.slot === other.slot ? one.order - other.order : one.slot < other.slot ? -1 : 1,
  );
}

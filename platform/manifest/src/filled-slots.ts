import type { SlotDeclaration, SlotExtension } from './slot-declarations.ts';

/** A module in a slot, and when it is shown. */
export interface FilledExtension extends Pick<SlotExtension, 'expose' | 'for' | 'on'> {
  remote: string;
  when?: ComposedCondition;
}

/** The condition of an extension, and whether it is met where the channel sets nothing. */
type ComposedCondition = NonNullable<SlotExtension['when']> & { isDefault?: boolean };

/** An extension of a remote in a composition; `isOff` where it is switched off. */
export type ComposedExtension = Omit<SlotExtension, 'when'> & {
  when?: ComposedCondition | undefined;
  isOff?: boolean | undefined;
};

/** A slot of a composition with all that remotes put into it, in order. */
export interface FilledSlot extends Pick<SlotDeclaration, 'max' | 'height'> {
  extensions: FilledExtension[];
}

/** The slots of a composition by name; those that nothing is put into are left out. */
export type FilledSlots = Record<string, FilledSlot>;

interface SlotOwner {
  slots?: Record<string, SlotDeclaration>;
}

/** The part of a composition that decides what its slots show. */
interface SlottedComposition {
  shell: SlotOwner;
  remotes: readonly (SlotOwner & {
    name: string;
    extensions?: readonly ComposedExtension[];
    isOff?: boolean;
  })[];
}

/**
 * The slots of a composition with what is put into them. What is switched off is left out. Extensions of the same order
 * are in the order of their remotes' names. Of a slot that is declared twice, the shell's or the first remote's counts:
 * the gate refuses another.
 */
export function filledSlots({ shell, remotes }: SlottedComposition): FilledSlots {
  const put = remotes
    .filter(({ isOff }) => !isOff)
    .flatMap(({ name, extensions = [] }) =>
      extensions.filter(({ isOff }) => !isOff).map((one) => ({ ...one, remote: name })),
    );
  const bySlot = Map.groupBy(put, ({ slot }) => slot);
  const filled: FilledSlots = {};
  for (const { slots = {} } of [shell, ...remotes]) {
    for (const [slot, { max, height }] of Object.entries(slots)) {
      const extensions = bySlot.get(slot);
      if (!extensions || filled[slot]) continue;
      filled[slot] = {
        max,
        ...(height !== undefined && { height }),
        extensions: extensions.toSorted(inOrder).map(shownPart),
      };
    }
  }
  return filled;
}

/**
 * The filled slots as a part of an object that has none where they are empty.
 * @param owners whose slots these are; all of the composition without
 */
export function slotsPart(
  composition: SlottedComposition,
  owners?: readonly SlotOwner[],
): { slots?: FilledSlots } {
  const all = filledSlots(composition);
  const names = owners && new Set(owners.flatMap(({ slots = {} }) => Object.keys(slots)));
  const own = Object.entries(all).filter(([name]) => !names || names.has(name));
  return own.length > 0 ? { slots: Object.fromEntries(own) } : {};
}

type Put = ComposedExtension & { remote: string };

function inOrder(one: Put, other: Put): number {
  const isFirst = `${one.remote} ${one.expose}` < `${other.remote} ${other.expose}`;
  return one.order - other.order || (isFirst ? -1 : 1);
}

function shownPart({ remote, expose, for: audiences, on, when }: Put): FilledExtension {
  return {
    remote,
    expose,
    ...(audiences && { for: audiences }),
    ...(on && { on }),
    ...(when && { when }),
  };
}

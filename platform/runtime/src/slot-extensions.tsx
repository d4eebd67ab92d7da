import type { FilledSlots } from '@aangan/manifest';
import { shownExtensions } from '@aangan/manifest/shown-extensions';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Composer } from './composer.ts';
import { RemoteComponent } from './remote-component.tsx';

interface SlotExtensionsProps {
  composer: Composer;
  /** What is put into the slots of the composition. */
  slots: FilledSlots | undefined;
  /** The slot's name. */
  name: string;
  /** Who is shown the page. */
  audience: string;
  /** What a value of a remote is set to; undefined where nothing is set. */
  readValue: Parameters<typeof shownExtensions>[3];
  /** The path part of the page's URL. */
  address: string;
  /** Props for each extension. */
  props: object;
  /** Shown in the place of an extension while it loads. */
  loading?: ReactNode;
  /** Shown in the place of an extension that cannot be loaded or throws. */
  failed?: (failure: { retry: () => void }) => ReactNode;
}

/**
 * The extensions around this place, as lines of `remote expose`: a text is the same in each render, and only a change
 * may reach what is not taken over yet.
 */
const AroundContext = createContext('');

/**
 * What remotes put into a slot, for an audience and a page: each in an error boundary of its own, with the room that the
 * slot gives it. An extension is not shown within itself: a ring of slots ends there, and is reported.
 */
export function SlotExtensions(options: SlotExtensionsProps) {
  const { composer, slots = {}, name, audience, address, readValue } = options;
  const { props, loading, failed } = options;
  const around = useContext(AroundContext).split('\n');
  const slot = slots[name];
  if (!slot) return null;
  const { height } = slot;
  return shownExtensions(slot, audience, address, readValue).map(({ remote, expose }) => {
    const key = `${remote} ${expose}`;
    if (around.includes(key)) {
      const report = () => composer.ringed(remote, expose, ringOf(name, key, around));
      return <EndedRing key={key} onEnd={report} />;
    }
    return (
      <AroundContext key={key} value={[...around, key].join('\n')}>
        <div data-slot={name} {...(height && { style: { minHeight: height } })}>
          <RemoteComponent
            composer={composer}
            remote={remote}
            expose={expose}
            props={props}
            loading={loading}
            failed={({ retry }) => failed?.({ retry })}
          />
        </div>
      </AroundContext>
    );
  });
}

/** In the place of an extension that is around its own slot. */
function EndedRing({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    onEnd();
  });
  return null;
}

/** Names the slot and both remotes: who shows it, and who is in it and around it. */
function ringOf(slot: string, key: string, around: readonly string[]): Error {
  return new Error(
    `Ring of slots: ${around.at(-1)} has the slot ${slot} and is shown within ${key}, which that slot shows`,
  );
}

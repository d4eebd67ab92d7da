import { type Speech, useSpeech } from '@aangan/firms';
import { useWhenIdle } from '@aangan/host';
import { useEffect, useRef } from 'react';
import { useSavedThings } from '../../../saved/use-saved-things.ts';
import { withToasts } from './load-toasts.ts';

/**
 * Follows session, network and other tabs while the page is open, and says what happens without a press: a guest's
 * things joined the account, something was refused late, or the browser stores nothing.
 * @returns how the page speaks
 */
export function useFollowedSaves(): Speech {
  const speech = useSpeech();
  const saved = useSavedThings();
  const newest = useRef(speech);
  newest.current = speech;
  useEffect(() => {
    saved.start({
      joined: () => void withToasts(({ tellJoined }) => tellJoined(newest.current)),
      refused: ({ problem }) =>
        void withToasts(({ tellRefused }) => tellRefused(newest.current, problem)),
      notStored: () => void withToasts(({ tellNotStored }) => tellNotStored(newest.current)),
    });
  }, [saved]);
  useWhenIdle(() => void withToasts(() => undefined));
  return speech;
}

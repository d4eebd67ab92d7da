import { useSpeech } from '@aangan/firms';
import { toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { SavedEvents } from '../../../saved/saved-things.ts';
import { useSavedThings } from '../../../saved/use-saved-things.ts';
import { failureReason } from './failure-reason.ts';

/**
 * Follows session, network and other tabs while the page is open, and says what happens without a press: a guest's
 * things joined the account, something was refused late, or the browser stores nothing.
 */
export function useFollowedSaves(): void {
  const { t } = useLingui();
  const speech = useSpeech();
  const saved = useSavedThings();
  const events: SavedEvents = {
    joined: () =>
      void toasts.success(
        t({
          id: 'boards.joined',
          message: 'What you saved before signing in is on your boards now.',
        }),
      ),
    refused({ problem }) {
      const failed = t({
        id: 'boards.late-failure',
        message: 'Something that you saved while offline could not be kept.',
      });
      toasts.error(`${failed} ${failureReason(problem, speech)}`);
    },
    notStored: () =>
      void toasts.blank(
        t({
          id: 'boards.not-stored',
          message:
            'This browser stores nothing: what you save is lost when you close the page. Sign in to keep it.',
        }),
        { isPressable: true },
      ),
  };
  const newest = useRef(events);
  newest.current = events;
  useEffect(() => {
    saved.start({
      joined: (result) => newest.current.joined(result),
      refused: (outcome) => newest.current.refused(outcome),
      notStored: () => newest.current.notStored(),
    });
  }, [saved]);
}

import { useSavedThings } from '../../../saved/use-saved-things.ts';
import { withToasts } from './load-toasts.ts';
import type { NamedPress } from './named-press.ts';
import { useFollowedSaves } from './use-followed-saves.ts';

/** Saves things and takes them off: shown at once, and a toast says what came of it. */
export function useSaving(): (pressed: NamedPress) => Promise<void> {
  const speech = useFollowedSaves();
  const saved = useSavedThings();
  return async function press(pressed) {
    const outcome = await saved.press(pressed.thing, pressed.isSaved);
    const after = { things: saved.things(), again: () => void press(pressed) };
    await withToasts(({ tellOutcome }) => tellOutcome(speech, pressed, outcome, after));
  };
}

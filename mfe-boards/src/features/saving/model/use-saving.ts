import { useSavedThings } from '../../../saved/use-saved-things.ts';
import { type NamedPress, usePressToasts } from './press-toasts.tsx';
import { useFollowedSaves } from './use-followed-saves.ts';

/** Saves things and takes them off: shown at once, and a toast says what came of it. */
export function useSaving(): (pressed: NamedPress) => Promise<void> {
  useFollowedSaves();
  const saved = useSavedThings();
  const tell = usePressToasts();
  return async function press(pressed) {
    const outcome = await saved.press(pressed.thing, pressed.isSaved);
    tell(pressed, outcome, { things: saved.things(), again: () => void press(pressed) });
  };
}

/** The header of a request that a page sends of its own accord while nobody uses it: it keeps no session from ending. */
export const unattendedHeader = 'x-unattended';

/** Milliseconds without a sign of use after which nobody is taken to be there. */
const pauseMs = 60_000;

/** What a person does; pages also scroll by themselves. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];

/**
 * Watches whether a person uses a page, from now on.
 * @returns the headers that a request sent at that moment has for it
 */
export function watchAttendance(page: EventTarget): () => Record<string, string> {
  let usedAt = Date.now();
  const note = () => {
    usedAt = Date.now();
  };
  for (const sign of signs) page.addEventListener(sign, note, { capture: true, passive: true });
  return (): Record<string, string> =>
    Date.now() - usedAt < pauseMs ? {} : { [unattendedHeader]: '1' };
}

/**
 * Runs before the page's own scripts: records the elements that the server sent, to see which of them the page
 * discards.
 */
export const watchPage = `
globalThis.pageCheck = { sent: [] };
document.addEventListener('DOMContentLoaded', () => {
  if (document.getElementById('aangan-rendered')) pageCheck.sent = [...document.querySelectorAll('#root *')];
});`;

/** What a page says of itself once it has loaded. */
export interface PageState {
  /** Whether its main part shows something. */
  isShown: boolean;
  /** Elements that the server sent, and those of them that are still there. */
  sent: number;
  kept: number;
}

/** The expression that answers it. */
export const pageState = `(() => {
  const place = document.querySelector('main') ?? document.body;
  const text = place.innerText.replace(/[\\p{C}\\p{Z}]/gu, '');
  return {
    isShown: text !== '' || place.querySelector('img, canvas, video, input, iframe') !== null,
    sent: pageCheck.sent.length,
    kept: pageCheck.sent.filter((element) => element.isConnected).length,
  };
})()`;

/** The share of the server's elements that must survive hydration: the part for an account may differ. */
const minKept = 0.9;

/** What is wrong with how a page took over what the server sent; nothing for a page that was not rendered. */
export function stateProblems({ isShown, sent, kept }: PageState): string[] {
  return [
    ...(isShown ? [] : ['its main part stays empty']),
    ...(kept < sent * minKept
      ? [`hydration: ${sent - kept} of ${sent} elements that the server sent were made again`]
      : []),
  ];
}

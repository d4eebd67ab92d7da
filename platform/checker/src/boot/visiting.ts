/** How long a page may take to appear, in milliseconds. */
const patienceMs = 1_000;

interface Visits {
  address: string;
  /** The address of the page for which it is left. */
  between: string;
  times: number;
}

/**
 * Visits a page repeatedly in one document, as links do. The expression evaluates to whether both pages were shown each
 * time.
 */
export function visiting({ address, between, times }: Visits): string {
  return goingTo(`for (let time = 0; time < ${times}; time += 1) {
    if (!(await go(${JSON.stringify(between)})) || !(await go(${JSON.stringify(address)}))) return false;
  }
  return true;`);
}

/** Goes to a page in the same document, as a link does. The expression evaluates to whether it was shown. */
export function going(to: string): string {
  return goingTo(`return go(${JSON.stringify(to)});`);
}

const goingTo = (work: string) => `(async () => {
  const place = () => document.querySelector('main') ?? document.body;
  const pause = () => new Promise((resolve) => { setTimeout(resolve, 10); });
  const go = async (to) => {
    const before = place().innerHTML;
    const state = { usr: null, key: 'visit' + Math.random(), idx: history.length };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    const since = performance.now();
    while (place().innerHTML === before || place().innerText.trim() === '' || document.querySelector('[data-loading-part]')) {
      if (performance.now() - since > ${patienceMs}) return false;
      await pause();
    }
    await pause();
    return true;
  };
  ${work}
})()`;

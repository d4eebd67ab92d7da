import type { CandidateSite } from './candidate-site.ts';
import type { OpenPage } from './open-page.ts';
import { visiting } from './visiting.ts';

/** How much a page may retain each time it is opened and left, and what that is called in a refusal. */
const maxKept = {
  listeners: { max: 0.9, called: 'event listeners' },
  timers: { max: 0.9, called: 'timers' },
  globals: { max: 0.9, called: 'global variables' },
  rules: { max: 0.9, called: 'style rules' },
  nodes: { max: 20, called: 'nodes of the document' },
  kilobytes: { max: 256, called: 'kB of memory' },
} as const;

type Kept = keyof typeof maxKept;
type Growth = Record<Kept, number>;

interface Held extends Growth {
  /** The elements that are in the page. */
  elements: number;
}

/** What grows while a page shows repeated messages of failed requests: the checker does not answer all requests. */
const ofMessages: readonly Kept[] = ['listeners', 'nodes', 'kilobytes'];

/** Visits before the first measurement, while caches fill. */
const warmUp = 2;
const visits = 3;
/**
 * A leak must grow in each of these measurements. Frameworks retain the last page, and under load a page is sometimes
 * retained for long: with the site's home page, about one measurement in six found more than the one before it, and
 * three in a row did.
 */
const measurements = 6;
/**
 * Opens and leaves a page repeatedly in one document, as links do.
 * @param between the address of the page for which it is left
 * @returns what grows with each visit; '' if nothing does, or if the shell does not show the pages in one document
 */
export async function leaksOf(
  page: OpenPage,
  site: CandidateSite,
  { address, between }: { address: string; between: string },
): Promise<string> {
  await page.evaluate(countingTimers);
  await page.send('Performance.enable');
  const visit = (times: number) => page.evaluate<boolean>(visiting({ address, between, times }));
  if (!(await visit(warmUp))) return '';
  site.unanswered();
  const first = await heldBy(page);
  let before = first;
  let grown = Object.keys(maxKept) as Kept[];
  let growth: Growth = first;
  for (let time = 0; time < measurements && grown.length > 0; time += 1) {
    if (!(await visit(visits))) return '';
    const after = await heldBy(page);
    growth = growthOf(before, after);
    grown = grown.filter((one) => growth[one] > maxKept[one].max);
    before = after;
  }
  const hasMessages = site.unanswered() > 0 && before.elements > first.elements;
  if (hasMessages) grown = grown.filter((one) => !ofMessages.includes(one));
  if (grown.length === 0) return '';
  const kept = grown.map((one) => `${Math.round(growth[one])} ${maxKept[one].called}`);
  return `it keeps ${kept.join(', ')} each time it is opened and left`;
}

/** How much more of each is retained after one visit. */
function growthOf(before: Held, after: Held): Growth {
  const each = Object.keys(maxKept) as Kept[];
  return Object.fromEntries(
    each.map((kept) => [kept, (after[kept] - before[kept]) / visits]),
  ) as Growth;
}

async function heldBy(page: OpenPage): Promise<Held> {
  // Twice, because objects released by finalizers are collected only the second time.
  for (let time = 0; time < 2; time += 1) await page.send('HeapProfiler.collectGarbage');
  const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>(
    'Performance.getMetrics',
  );
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const own = await page.evaluate<Pick<Held, 'timers' | 'globals' | 'rules' | 'elements'>>(`({
    timers: globalThis[Symbol.for('aangan.timers')].size,
    globals: Object.getOwnPropertyNames(globalThis).length,
    elements: document.getElementsByTagName('*').length,
    rules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  })`);
  return {
    ...own,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    kilobytes: metric('JSHeapUsedSize') / 1024,
  };
}

/** Counts recurring work: intervals, and timeouts and frames that another one has set. */
const countingTimers = `{
  const timers = new Set();
  globalThis[Symbol.for('aangan.timers')] = timers;
  let isInTimer = false;
  const run = (handler, parameters) => {
    isInTimer = true;
    try { handler(...parameters); } finally { isInTimer = false; }
  };
  for (const [set, clear] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval'], ['requestAnimationFrame', 'cancelAnimationFrame']]) {
    const { [set]: begin, [clear]: end } = globalThis;
    const isFrame = set === 'requestAnimationFrame';
    const isOnce = set !== 'setInterval';
    const keyOf = (id) => isFrame + String(id);
    const replace = (name, native, replacement) => {
      globalThis[name] = replacement;
      // Functions that the page replaced earlier must still be reported.
      const kept = globalThis[Symbol.for('aangan.natives')].natives.get(name);
      if (kept.native === native) kept.native = replacement;
    };
    replace(set, begin, (handler, ...given) => {
      if (typeof handler !== 'function') return begin(handler, ...given);
      const id = begin((...parameters) => {
        if (isOnce) timers.delete(keyOf(id));
        run(handler, parameters);
      }, ...given);
      if (isInTimer || !isOnce) timers.add(keyOf(id));
      return id;
    });
    replace(clear, end, (id) => {
      timers.delete(keyOf(id));
      end(id);
    });
  }
}`;

import { falseAlarmRate } from '../../platform/registry/src/rollback/evidence.ts';
import { type Bounds, maxCount, minCount } from './bounds.ts';
import { judgedCanary } from './judged-canary.ts';
import { type Step, simulatedViews, type Worse } from './simulated-views.ts';

/** The share of the runs in which what is worse must be ended. */
const found = 0.95;
/** Page views within which a canary of a tenth of the visitors is ended that is 20 % slower. */
const withinViews = 3_000;

const at = (share: number, views: number): Step[] => [{ share, views }];
const rollout: Step[] = [0.05, 0.25, 0.5].map((share) => ({ share, views: 1_500 }));
const early: Step[] = [0.01, 0.05, 0.1, 0.5].map((share) => ({ share, views: 1_000 }));

/** Simulates canaries by all that they are judged by. @param runs of each kind that something is promised for */
export function measureSpeed(runs: number, bounds: Bounds): void {
  bounds.print(`\n${describeValues()}`);
  const simulate = (name: string, steps: readonly Step[], worse: Worse = {}, times = runs) =>
    simulated({ name, steps, worse, runs: times });
  const fewer = Math.ceil(runs / 10);
  for (const [name, steps, worse, times] of [
    ['a rollout to 5, 25 and 50 %, no worse', rollout, {}, runs],
    ['a rollout to 1, 5, 10 and 50 %, no worse', early, {}, fewer],
    ['10 %, no worse', at(0.1, withinViews), {}, fewer],
    ['10 %, LCP 1 % slower', at(0.1, withinViews), { lcp: 1.01 }, fewer],
  ] as const) {
    const { text, ended } = simulate(name, steps, worse, times);
    const most = times < runs ? maxCount(times, falseAlarmRate) : falseAlarmRate * times;
    bounds.print(text, ended.length <= most);
  }
  const slower = simulate('10 %, LCP 20 % slower', at(0.1, withinViews), { lcp: 1.2 });
  bounds.print(slower.text, slower.ended.length >= found * runs);
  const from = 6_000;
  const lateEnd = at(0.1, from + 2 * withinViews);
  const late = simulate(
    `10 %, LCP 40 % slower from view ${from} on`,
    lateEnd,
    { lcp: 1.4, from },
    fewer,
  );
  const afterIt = late.ended.filter((views) => views > from).length;
  bounds.print(late.text, afterIt >= minCount(fewer, found));
  for (const [name, steps, worse] of [
    ['50 %, LCP 20 % slower', at(0.5, withinViews), { lcp: 1.2 }],
    ['10 %, LCP twice as slow', at(0.1, withinViews), { lcp: 2 }],
    ['a rollout to 5, 25 and 50 %, LCP 20 % slower', rollout, { lcp: 1.2 }],
    ['10 %, INP 50 % slower', at(0.1, 5_000), { inp: 1.5 }],
    ['10 %, 20 % more bytes', at(0.1, 5_000), { 'transfer-size': 1.2 }],
    ['10 %, four times as many failures', at(0.1, 20_000), { failures: 4 }],
  ] as const) {
    bounds.print(simulate(name, steps, worse, fewer).text);
  }
}

interface Simulated {
  name: string;
  steps: readonly Step[];
  worse: Worse;
  runs: number;
}

/** @returns after how many page views canaries were ended, the first first, and a line that says so */
function simulated({ name, steps, worse, runs }: Simulated): { text: string; ended: number[] } {
  const ended: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const end = judgedCanary(steps, worse);
    if (end) ended.push(end.views);
  }
  ended.sort((a, b) => a - b);
  const percent = ((100 * ended.length) / runs).toFixed(2);
  const views = steps.reduce((sum, step) => sum + step.views, 0);
  const after = ended.length === 0 ? '' : `, half of them after ${ended[ended.length >> 1]}`;
  const text = `${name}: ${ended.length} of ${runs} (${percent} %) ended within ${views} page views${after}`;
  return { text, ended };
}

/** How much the simulated values differ, to be compared with a site's own. */
function describeValues(): string {
  const lcp: number[] = [];
  for (const view of simulatedViews(at(0, 20_000))) if (view) lcp.push(view.values.lcp ?? 0);
  lcp.sort((a, b) => a - b);
  const quantile = (share: number) => lcp[Math.floor(share * lcp.length)] ?? 0;
  const ratio = (share: number) => (quantile(share) / quantile(0.5)).toFixed(2);
  return `canaries by all tests together (promised: at most ${100 * falseAlarmRate} % ended without a fault, in all steps of a rollout); LCP of the simulated pages: median ${Math.round(quantile(0.5))} ms, the 75th percentile ${ratio(0.75)} times, the 95th ${ratio(0.95)} times as much`;
}

import { judgedCanary } from './judged-canary.ts';
import { type Slowed, simulatedViews } from './simulated-views.ts';

/** Prints how often canaries are ended for their speed, and after how many page views. @param runs of each kind */
export function measureSpeed(runs: number): void {
  console.log(`\n${describeValues()}`);
  const sound: [string, number, Slowed][] = [0.01, 0.1, 0.5].map((share) => [
    'no slower (false alarms)',
    share,
    {},
  ]);
  for (const [name, share, slowed] of sound) print(name, share, { slowed, runs, maxViews: 4_000 });
  const fewer = Math.ceil(runs / 5);
  const slower: [string, number, Slowed][] = [
    ['LCP 1 % slower', 0.1, { lcp: 1.01 }],
    ['LCP 20 % slower', 0.1, { lcp: 1.2 }],
    ['LCP 20 % slower', 0.5, { lcp: 1.2 }],
    ['LCP twice as slow', 0.1, { lcp: 2 }],
    ['INP 50 % slower', 0.1, { inp: 1.5 }],
    ['20 % more bytes', 0.1, { 'transfer-size': 1.2 }],
  ];
  for (const [name, share, slowed] of slower) {
    print(name, share, { slowed, runs: fewer, maxViews: 5_000 });
  }
}

interface Simulated {
  slowed: Slowed;
  runs: number;
  maxViews: number;
}

function print(name: string, share: number, { slowed, runs, maxViews }: Simulated): void {
  const ended: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const end = judgedCanary(share, slowed, maxViews);
    if (end) ended.push(end.views);
  }
  ended.sort((a, b) => a - b);
  const within = ended.filter((views) => views <= 3_000).length;
  const percent = (count: number) => `${((100 * count) / runs).toFixed(2)} %`;
  const after = ended.length === 0 ? '' : `, half of them after ${ended[ended.length >> 1]} views`;
  console.log(
    `${100 * share} %  ${name}: ${percent(ended.length)} of ${runs} ended within ${maxViews} page views, ${percent(within)} within 3000${after}`,
  );
}

/** How much the simulated values differ, to be compared with a site's own. */
function describeValues(): string {
  const lcp: number[] = [];
  for (const { values } of simulatedViews(0)) if (lcp.push(values.lcp ?? 0) === 20_000) break;
  lcp.sort((a, b) => a - b);
  const at = (share: number) => lcp[Math.floor(share * lcp.length)] ?? 0;
  const ratio = (share: number) => (at(share) / at(0.5)).toFixed(2);
  return `canaries by their speed; LCP of the simulated pages: median ${Math.round(at(0.5))} ms, the 75th percentile ${ratio(0.75)} times, the 95th ${ratio(0.95)} times as much`;
}

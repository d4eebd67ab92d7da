import type { CanaryFigures, CanaryStatus } from '@aangan/registry-client';
import { formatTable } from './format-table.ts';

const units: Record<string, string> = { cls: '', 'transfer-size': ' kB' };
const verdicts = { sound: 'no worse', worse: 'worse', unknown: 'not known yet' };

/** A canary beside the stable releases: of measured values the middle and the 75th percentile, of outcomes their share. */
export function describeFigures({
  percent,
  releases,
  figures,
}: Pick<CanaryStatus, 'percent' | 'releases'> & { figures: readonly CanaryFigures[] }): string {
  const names = releases.map(({ name, release }) => `${name} ${release}`).join(' with ');
  const rows = figures.map((one) => [
    one.metric,
    sideOf(one, one.canary),
    sideOf(one, one.stable),
    evidenceOf(one),
    neededOf(one),
    one.stable.n + one.canary.n === 0 ? 'not reported' : verdicts[one.verdict],
  ]);
  const head = ['metric', 'canary', 'stable', 'evidence', 'networks needed', 'the canary is'];
  return `  ${names} for ${percent} %, beside the stable releases (median, 75th percentile, networks):\n${formatTable([head, ...rows])}`;
}

function sideOf({ metric, kind }: CanaryFigures, side: CanaryFigures['canary']): string {
  if (kind === 'outcome') return `${side.outcomes ?? 0} of ${side.n} visits`;
  if (side.median === null) return '–';
  const unit = units[metric] ?? ' ms';
  return `${side.median}${unit}, ${side.p75}${unit} (${side.n})`;
}

/** The evidence that it is worse; from the bound on, the canary is ended. */
function evidenceOf({ evidence, bound }: CanaryFigures): string {
  return `${evidence < 10 ? evidence.toFixed(1) : Math.round(evidence)} of ${bound}`;
}

function neededOf({ needed, canary, stable }: CanaryFigures): string {
  if (needed === null) return '–';
  const seen = canary.n + stable.n;
  return seen >= needed ? String(needed) : `${needed}, so ${needed - seen} more`;
}

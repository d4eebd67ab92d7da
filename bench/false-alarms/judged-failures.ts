import {
  boundOfFailures,
  boundOfStarts,
} from '../../platform/registry/src/rollback/compared-metrics.ts';
import {
  evidenceAgainstCanary,
  evidenceOfStarts,
  type ViewsAtShare,
} from '../../platform/registry/src/rollback/evidence.ts';
import { defaultRules, networksFor } from '../../platform/registry/src/rollback/rollback-rules.ts';
import { type Test, takesFirst } from './judged-canary.ts';
import type { View } from './simulated-views.ts';

/** The tests that pages fail, and that they do not start in an engine. */
export function judgedFailures(): Test[] {
  const isFirstFailure = takesFirst();
  const failed = viewsByShare();
  let hasFailed = false;
  const firstOfEngine = new Map<string, (view: View) => boolean>();
  const engines = new Map<
    string,
    Record<'started' | 'unstarted', ReturnType<typeof viewsByShare>>
  >();
  return [
    {
      by: 'failures',
      look(view) {
        if (!view.hasFailed || !isFirstFailure(view)) return;
        failed.add(view);
        hasFailed = true;
      },
      isEnough() {
        if (!hasFailed) return false;
        const seen = failed.all();
        const withCanary = seen.reduce((sum, one) => sum + one.withCanary, 0);
        const { share = 1 } = seen.at(-1) ?? {};
        return (
          withCanary >= networksFor(share, defaultRules) &&
          evidenceAgainstCanary(seen) >= boundOfFailures
        );
      },
    },
    {
      by: 'starts',
      look(view) {
        const { engine } = view;
        const isFirst = firstOfEngine.get(engine) ?? takesFirst();
        firstOfEngine.set(engine, isFirst);
        if (!isFirst(view)) return;
        const of = engines.get(engine) ?? { started: viewsByShare(), unstarted: viewsByShare() };
        engines.set(engine, of);
        of[view.hasStarted ? 'started' : 'unstarted'].add(view);
      },
      isEnough() {
        const evidence = [...engines.values()].map(({ started, unstarted }) =>
          evidenceOfStarts({ started: started.all(), unstarted: unstarted.all() }),
        );
        const unseen = 4 - evidence.length;
        return evidence.reduce((sum, one) => sum + one, unseen) / 4 >= boundOfStarts;
      },
    },
  ];
}

function viewsByShare() {
  const shares = new Map<number, ViewsAtShare>();
  return {
    add({ share, hasCanary }: View) {
      const views = shares.get(share) ?? { withCanary: 0, without: 0, share };
      views[hasCanary ? 'withCanary' : 'without'] += 1;
      shares.set(share, views);
    },
    all: () => [...shares.values()],
  };
}

import { allScripts, pageScripts, type RemoteRelease } from '@aangan/manifest';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';

/** Nothing needs more JavaScript than its remote.json or shell.json allows: sizes are those of the published files. */
export function budgets({ shell, remotes }: ProposedComposition): GateProblem[] {
  return [...shellBudget(shell), ...remotes.flatMap(remoteBudgets)];
}

function shellBudget(shell: ProposedComposition['shell']): GateProblem[] {
  const { budget: allowed } = shell.manifest;
  const bytes = bytesOf(shell, shell.scripts);
  if (allowed === undefined || bytes <= allowed) return [];
  return [
    {
      rule: 'budgets',
      asks: `${nameOf(shell)} allows the scripts that every page begins with ${allowed} bytes in its shell.json`,
      has: `and they have ${bytes}`,
      remedy: `Make them smaller by ${bytes - allowed} bytes, or let the shell's team raise the budget.`,
    },
  ];
}

function remoteBudgets(remote: RemoteRelease): GateProblem[] {
  return Object.entries(remote.manifest.budgets ?? {}).flatMap(([name, allowed]) => {
    const bytes = Math.max(...scriptsFor(remote, name).map((scripts) => bytesOf(remote, scripts)));
    if (bytes <= allowed) return [];
    const what = name === allScripts ? 'all of its scripts together' : name;
    return [
      {
        rule: 'budgets',
        asks: `${nameOf(remote)} allows ${what} ${allowed} bytes of JavaScript in its remote.json`,
        has: `and ${name === allScripts ? 'they' : 'its scripts'} have ${bytes}`,
        remedy: `Make ${name === allScripts ? 'them' : name} smaller by ${bytes - allowed} bytes, or let team ${remote.manifest.team} raise the budget.`,
      },
    ];
  });
}

/** All scripts for browsers, those of an exposed module beside the entry, or of each page of a path with the entry. */
function scriptsFor(release: RemoteRelease, name: string): (readonly string[])[] {
  const { entry, exposes, manifest } = release;
  if (name === allScripts) {
    return [pageScripts(release)];
  }
  const routes = manifest.routes.filter(({ path }) => path === name);
  if (routes.length === 0) return [exposes[name] ?? []];
  return routes.map(({ expose, head }) => [
    entry,
    ...(exposes[expose] ?? []),
    ...((head && exposes[head]) ?? []),
  ]);
}

function bytesOf({ files }: Pick<RemoteRelease, 'files'>, scripts: readonly string[]): number {
  return [...new Set(scripts)].reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0);
}

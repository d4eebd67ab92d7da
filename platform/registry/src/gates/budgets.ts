import type { RemoteRelease } from '@aangan/manifest';
import type { GateProblem, ProposedComposition } from './gate.ts';
import { nameOf } from './gate.ts';

/** No exposed module needs more JavaScript than its remote.json allows: sizes are those of the published files. */
export function budgets({ remotes }: ProposedComposition): GateProblem[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.manifest.budgets ?? {}).flatMap(([expose, allowed]) => {
      const bytes = scriptBytes(remote, expose);
      if (bytes <= allowed) return [];
      return [
        {
          rule: 'budgets',
          asks: `${nameOf(remote)} allows ${expose} ${allowed} bytes of JavaScript in its remote.json`,
          has: `and its scripts have ${bytes}`,
          remedy: `Make ${expose} smaller by ${bytes - allowed} bytes, or let team ${remote.manifest.team} raise the budget.`,
        },
      ];
    }),
  );
}

/** The scripts that it needs beside the entry. */
function scriptBytes({ exposes, files }: RemoteRelease, expose: string): number {
  const scripts = [...new Set(exposes[expose] ?? [])];
  return scripts.reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0);
}

import { allScripts, pageScripts, type RemoteRelease } from '@aangan/manifest';
import { bytesOf, extensionBytes } from './extension-bytes.ts';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';

/**
 * Nothing needs more JavaScript than its remote.json or shell.json allows, with what others put into its slots: sizes
 * are those of the published files.
 */
export function budgets(composition: ProposedComposition): GateProblem[] {
  return [
    ...shellBudget(composition),
    ...composition.remotes.flatMap((remote) => remoteBudgets(remote, composition)),
  ];
}

function shellBudget(composition: ProposedComposition): GateProblem[] {
  const { shell } = composition;
  const { budget: allowed } = shell.manifest;
  const put = extensionBytes(composition, shell);
  const bytes = bytesOf(shell, shell.scripts) + put.bytes;
  if (allowed === undefined || bytes <= allowed) return [];
  return [
    {
      rule: 'budgets',
      asks: `${nameOf(shell)} allows the scripts that every page begins with ${allowed} bytes in its shell.json`,
      has: `and they have ${bytes}${put.text}`,
      remedy: `Make them smaller by ${bytes - allowed} bytes, or let the shell's team raise the budget.`,
    },
  ];
}

function remoteBudgets(remote: RemoteRelease, composition: ProposedComposition): GateProblem[] {
  const { routes, budgets: allowances = {} } = remote.manifest;
  return Object.entries(allowances).flatMap(([name, allowed]) => {
    const own = scriptsFor(remote, name).map((scripts) => bytesOf(remote, scripts));
    const isPage = routes.some(({ path }) => path === name);
    const put = isPage ? extensionBytes(composition, remote, name) : { bytes: 0, text: '' };
    const bytes = Math.max(...own) + put.bytes;
    if (bytes <= allowed) return [];
    const what = name === allScripts ? 'all of its scripts together' : name;
    return [
      {
        rule: 'budgets',
        asks: `${nameOf(remote)} allows ${what} ${allowed} bytes of JavaScript in its remote.json`,
        has: `and ${name === allScripts ? 'they' : 'its scripts'} have ${bytes}${put.text}`,
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

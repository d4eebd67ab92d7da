import { pathInLanguage, prefixOf, shellName } from '@aangan/manifest';
import type { GateProblem } from './gate.ts';
import { pagesToRender } from './pages-to-render.ts';
import { consumersOf } from './public-pages.ts';
import {
  askingTeam,
  type SlowCheck,
  type SlowGateTools,
  type UndatedComposition,
} from './slow-gate.ts';

/**
 * Renders the public pages of remotes whose release is new to the channel, from its server modules, and those of
 * remotes that show their parts; for a new shell, all pages. Releases that served before are not rendered: going back
 * must be fast.
 */
export async function renderedPages(
  proposed: UndatedComposition,
  { checker, read, askApi }: SlowGateTools,
  check: SlowCheck,
): Promise<GateProblem[]> {
  const { shell, remotes } = proposed;
  const { isReturn, fresh } = check;
  if (!checker || isReturn || !shell.server) return [];
  const names = fresh.includes(shellName) ? remotes.map(({ name }) => name) : fresh;
  const shown = [...names, ...consumersOf(proposed, names)];
  const order = await pagesToRender(proposed, shown, askApi);
  if (order.pages.length === 0) return [];
  const textOf = async ({ files, server }: Pick<(typeof remotes)[number], 'files' | 'server'>) =>
    (await read(files[server?.file ?? '']?.sha256 ?? ''))?.toString('utf8') ?? '';
  const modules: Record<string, string> = {};
  for (const remote of remotes) if (remote.server) modules[remote.name] = await textOf(remote);
  const shellText =
    (await read(shell.files[shell.server.file]?.sha256 ?? ''))?.toString('utf8') ?? '';
  const failed = await checker.unrendered(
    { ...order, modules: { shell: shellText, remotes: modules } },
    askingTeam(proposed, check),
  );
  const { languages } = shell.manifest;
  const pageOwners = new Map(
    order.pages.map(({ address, language, route }) => [
      pathInLanguage(address, prefixOf(language, languages)),
      route?.remote,
    ]),
  );
  const concerns = ({ address, remote, part }: (typeof failed)[number]) =>
    // The change is not to blame for an unchanged remote's part that fails in an unchanged remote's page.
    !part || [remote, pageOwners.get(address) ?? ''].some((name) => names.includes(name));
  const byPlace = new Map(failed.map((one) => [`${one.address} ${one.part ?? ''}`, one]));
  return [...byPlace.values()].filter(concerns).map(({ address, remote: name, part, detail }) => {
    const remote = remotes.find((one) => one.name === name);
    const what = part ? `${part} in ${address}` : address;
    return {
      rule: 'rendered pages',
      asks: `${name} ${remote?.release} (team ${remote?.manifest.team}) renders ${what} on a server`,
      has: `and with ${shellName} ${shell.release} that fails (${detail})`,
      remedy: `Start the remote alone and open the page with ?rendered to see why: it must not need a browser while it renders.`,
    };
  });
}

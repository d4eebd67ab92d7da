import type vm from 'node:vm';
import type { PageToRender } from '@aangan/manifest';
import type { noServerModule } from '@aangan/manifest/no-server-module';
import type { CompositionToRender, JobPage } from '../protocol/messages.ts';
import { requireBuiltin } from './builtins.ts';
import { createRealm } from './realm.ts';
import type { PageTimers } from './timers.ts';

/** What a shell's server module exports. */
interface ShellModule {
  /** What remotes' server modules may require, by name. */
  shared: Record<string, unknown>;
  renderPage(options: {
    page: PageToRender;
    load(remote: string, expose: string): Promise<unknown>;
  }): Promise<unknown>;
}

/** What a remote's server module exports. */
interface RemoteModule {
  exposes: Record<string, () => unknown>;
}

/** A server module is missing or malformed. */
export class ModuleProblem extends Error {
  /**
   * Tells the shell that only browsers can render the part. Repeated here because a child reads no files but its own.
   */
  readonly code: typeof noServerModule = 'no-server-module';
}

export interface LoadedComposition {
  /** @returns what the shell's `renderPage` answered, as JSON text */
  render(page: JobPage): Promise<string>;
}

/**
 * Evaluates a composition's shell in a context of its own. Remotes are evaluated when a page shows them.
 * @throws what the shell's module throws
 */
export function loadComposition(
  { composition, translated = {}, modules }: CompositionToRender,
  scriptOf: (hash: string) => vm.Script,
  timers: PageTimers,
): LoadedComposition {
  const realm = createRealm(timers);
  if (composition.releasesOrigin) realm.placeFiles(composition.releasesOrigin);
  const texts = new Map(
    Object.entries(translated).map(([language, one]) => [language, JSON.stringify(one)]),
  );
  const text = JSON.stringify(composition);
  const shell = realm.evaluate(scriptOf(modules.shell), requireBuiltin) as ShellModule;
  if (typeof shell?.renderPage !== 'function' || typeof shell.shared !== 'object') {
    throw new ModuleProblem("The shell's server module exports no renderPage or no shared");
  }
  const remotes = new Map<string, RemoteModule>();

  const remoteModule = (name: string): RemoteModule => {
    const known = remotes.get(name);
    if (known) return known;
    const hash = Object.hasOwn(modules.remotes, name) && modules.remotes[name];
    if (!hash) throw new ModuleProblem(`The release of ${name} has no server module`);
    const module = realm.evaluate(scriptOf(hash), requireShared(name, shell)) as RemoteModule;
    if (typeof module?.exposes !== 'object') {
      throw new ModuleProblem(`The server module of ${name} exports no exposes`);
    }
    remotes.set(name, module);
    return module;
  };

  const load = async (remote: string, expose: string): Promise<unknown> => {
    const { exposes } = remoteModule(remote);
    if (!Object.hasOwn(exposes, expose)) {
      throw new ModuleProblem(`The server module of ${remote} exposes no ${expose}`);
    }
    return exposes[expose]?.();
  };

  return {
    render: async (page) => {
      const own = texts.get(page.language ?? '') ?? text;
      const json = `${JSON.stringify(page).slice(0, -1)},"composition":${own}}`;
      const rendered = await shell.renderPage({ page: realm.parse(json) as PageToRender, load });
      return JSON.stringify(rendered) ?? 'null';
    },
  };
}

function requireShared(remote: string, { shared }: ShellModule) {
  return (name: string): unknown => {
    if (!Object.hasOwn(shared, name)) {
      throw new Error(`${remote} requires "${name}", which the shell does not share on the server`);
    }
    return shared[name];
  };
}

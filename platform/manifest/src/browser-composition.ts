import type { LoadableRelease } from './composition.ts';
import { type FilledSlots, slotsPart } from './filled-slots.ts';
import type { CompositionInLanguage, RemoteInLanguage, ShellInLanguage } from './in-language.ts';
import { routesWithLinks } from './link-slots.ts';
import { type SiteValues, valuesPart } from './site-values.ts';

/** The part of a composition that the page's scripts use: the edge writes it into the page. */
export interface BrowserComposition extends Omit<CompositionInLanguage, 'shell' | 'remotes'> {
  shell: Omit<
    ShellInLanguage,
    'files' | 'server' | 'changes' | 'composition' | 'slots' | 'fontsByLanguage'
  >;
  remotes: BrowserRemote[];
  /** Absent where nothing is put into slots. */
  slots?: FilledSlots;
  /** What the channel sets, by remote; absent where that is nothing. */
  values?: SiteValues;
}

interface BrowserRemote
  extends Omit<
    RemoteInLanguage,
    | ('server' | 'portable' | 'fallback' | 'slots' | 'extensions' | 'offLinks')
    | ('values' | 'serverValues')
  > {
  fallback?: LoadableRelease;
}

/** A composition without what only servers use. */
export function forBrowser({ shell, remotes, ...rest }: CompositionInLanguage): BrowserComposition {
  const { files: _files, server: _server, changes: _changes, composition: _form, ...page } = shell;
  const { slots: _slots, fontsByLanguage: _fonts, ...shown } = page;
  return {
    ...rest,
    shell: shown,
    remotes: remotes.map(remoteForBrowser),
    ...slotsPart({ shell, remotes }),
    ...valuesPart(remotes),
  };
}

function remoteForBrowser(composed: RemoteInLanguage): BrowserRemote {
  const { server: _module, portable: _portable, slots: _slots, ...others } = composed;
  const { extensions: _extensions, values: _values, serverValues: _own, ...loaded } = others;
  const { offLinks, routes, fallback, ...rest } = loaded;
  const remote = { ...rest, routes: routesWithLinks(routes, offLinks) };
  if (!fallback) return remote;
  const { server: _fallbackModule, ...loadable } = fallback;
  return { ...remote, fallback: loadable };
}

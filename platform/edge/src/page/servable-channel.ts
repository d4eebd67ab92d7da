import {
  type Canary,
  type ChannelComposition,
  type ComposedShell,
  type Composition,
  frameOf,
  keptApart,
  type PageTemplate,
  parsePageTemplate,
  placeReleases,
  type RegistryReader,
  shellName,
} from '@aangan/manifest';
import { canaryChoices, takenCanaries } from '@aangan/manifest/canaries';
import { compose } from '@aangan/manifest/compose';
import { splitFlags } from '@aangan/manifest/taken-flags';
import type { CurrentComposition } from '../current-composition.ts';

/** A composition with the template of its shell. */
export interface ServableComposition {
  /** As pages have it: without the code of remotes of low trust. */
  composition: Composition;
  template: PageTemplate;
  /** What the frames of a remote are made of, the same object every time; null where it has none. */
  frameOf(remote: string): Composition | null;
}

/** What a channel serves at one moment, and to whom. */
export interface ServableChannel {
  revision: number;
  /** Whether different visitors get different compositions or flags, chosen by the visitor's id. */
  isSplit: boolean;
  /** Whether a part of the visitors gets a canary, so that it is compared with the rest. */
  isCompared: boolean;
  /** The composition of a visitor, the same object every time; null stands for a visitor without an id. */
  forVisitor(visitor: string | null): ServableComposition;
  /** All compositions that a visitor may get. */
  all(): ServableComposition[];
}

interface Kept {
  channel: ChannelComposition;
  /** By the shell's release. */
  templates: ReadonlyMap<string, PageTemplate>;
  servable: ServableChannel;
}

/**
 * The current channel; while a template of it cannot be read, the previous one.
 * @param releasesOrigin the origin of release files for pages, if it is not the site's
 */
export function keepServable(
  current: CurrentComposition,
  reader: RegistryReader,
  releasesOrigin?: string,
) {
  let last: Kept | null = null;

  const read = async (): Promise<Kept | null> => {
    const channel = await current.get();
    if (!channel) return null;
    if (channel === last?.channel) return last;
    const templates = new Map<string, PageTemplate>();
    for (const shell of shellsOf(channel)) {
      const known = last?.templates.get(shell.release);
      templates.set(shell.release, known ?? (await readTemplate(reader, shell)));
    }
    return {
      channel,
      templates,
      servable: servableChannel(channel, { templates, releasesOrigin }),
    };
  };

  return async (onError: (error: unknown) => void): Promise<ServableChannel | null> => {
    try {
      last = await read();
    } catch (error) {
      onError(error);
    }
    return last?.servable ?? null;
  };
}

/** The page's template that a shell was built with. @throws Error where its release has none */
export async function readTemplate(
  reader: RegistryReader,
  { release, template }: ComposedShell,
): Promise<PageTemplate> {
  const file = await reader.releaseFile(shellName, release, template);
  if (!file) throw new Error(`The shell ${release} has no ${template}`);
  return parsePageTemplate(new TextDecoder().decode(file.bytes));
}

function shellsOf({ shell, canaries = [] }: ChannelComposition): ComposedShell[] {
  return [shell, ...canaries.flatMap((canary) => canary.shell ?? [])];
}

interface Placing {
  templates: ReadonlyMap<string, PageTemplate>;
  releasesOrigin: string | undefined;
}

/** Makes the frames of a composition, each once. */
export function framesOf(whole: Composition): ServableComposition['frameOf'] {
  const known = new Map<string, Composition | null>();
  const isOfRemote = (name: string) => whole.remotes.some((remote) => remote.name === name);
  return (name) => {
    if (!known.has(name) && isOfRemote(name)) known.set(name, frameOf(whole, name));
    return known.get(name) ?? null;
  };
}

function servableChannel(
  channel: ChannelComposition,
  { templates, releasesOrigin }: Placing,
): ServableChannel {
  const { canaries = [] } = channel;
  const composed = new Map<string, ServableComposition>();
  const composeOnce = (taken: readonly Canary[]): ServableComposition => {
    const key = taken.map(({ id }) => id).join();
    const known = composed.get(key);
    if (known) return known;
    const whole = placeReleases(compose(channel, taken), releasesOrigin);
    const composition = keptApart(whole);
    const template = templates.get(composition.shell.release);
    if (!template)
      throw new Error(`The template of shell ${composition.shell.release} was not read`);
    const servable = { composition, template, frameOf: framesOf(whole) };
    composed.set(key, servable);
    return servable;
  };
  const forAll = canaries.filter(({ percent }) => percent === 100);
  const forSome = canaries.filter(({ percent }) => percent > 0 && percent < 100);
  return {
    revision: channel.revision,
    isCompared: forSome.length > 0,
    isSplit:
      forSome.length > 0 ||
      splitFlags([channel, ...canaries].flatMap(({ remotes }) => remotes)).length > 0,
    forVisitor: (visitor) => composeOnce(takenCanaries(channel, visitor)),
    all: () =>
      canaryChoices(forSome).map((some) =>
        composeOnce(canaries.filter((one) => forAll.includes(one) || some.includes(one))),
      ),
  };
}

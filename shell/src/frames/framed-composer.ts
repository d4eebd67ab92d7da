import type { SiteRemote } from '@aangan/manifest';
import type { I18n, Messages } from '@aangan/messages';
import type { Composer } from '@aangan/runtime';
import { createElement } from 'react';
import { FramedPart } from './framed-part.tsx';
import type { FramedPartOptions } from './use-bound-frame.ts';

interface FramingOptions extends Omit<FramedPartOptions, 'remote' | 'expose'> {
  /** The shell's own, in the page's language: what is around a frame is the shell's. */
  messages: Messages;
}

/**
 * A composer that shows what is of remotes of low trust in frames of another origin. It loads nothing of them: their
 * module is one that shows the frame.
 */
export function withFrames<Wrapped extends Composer>(
  composer: Wrapped,
  remotes: readonly SiteRemote[],
  { messages, ...options }: FramingOptions,
): Wrapped {
  const apart = new Map(
    remotes.flatMap((remote) => (remote.lowTrust ? [[remote.name, remote]] : [])),
  );
  if (apart.size === 0) return composer;
  const modules = new Map<string, object>();
  const moduleOf = (remote: SiteRemote, expose: string) => {
    const key = `${remote.name} ${expose}`;
    const known = modules.get(key);
    if (known) return known;
    const shown = { ...options, remote, expose };
    const Framed = (props: object) => createElement(FramedPart, { ...shown, props });
    const module = { [expose.slice('./'.length)]: Framed };
    modules.set(key, module);
    return module;
  };
  return {
    ...composer,
    peek: (name, expose) => {
      const remote = apart.get(name);
      return remote ? moduleOf(remote, expose) : composer.peek(name, expose);
    },
    load: async (name, expose) => {
      const remote = apart.get(name);
      return remote ? moduleOf(remote, expose) : composer.load(name, expose);
    },
    threw: (name, expose, error) => !apart.has(name) && composer.threw(name, expose, error),
    ...(composer.messagesOf && {
      messagesOf: (name: string, expose: string) =>
        apart.has(name) ? messages : composer.messagesOf?.(name, expose),
    }),
  };
}

/** The same for a page whose texts are still being loaded. */
export async function withFramesOnce<Wrapped extends Composer>(
  composer: Wrapped,
  remotes: readonly SiteRemote[],
  { texts, ...options }: Omit<FramingOptions, 'messages'> & { texts: Promise<[I18n, unknown]> },
): Promise<Wrapped> {
  const [{ messages }] = await texts;
  return withFrames(composer, remotes, { ...options, messages });
}

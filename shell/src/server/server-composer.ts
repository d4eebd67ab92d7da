import type { LeftToBrowser } from '@aangan/host/server';
import type { PageToRender } from '@aangan/manifest';
import { messagesExpose, prefixOf } from '@aangan/manifest/languages';
import { noServerModule } from '@aangan/manifest/no-server-module';
import { type Composer, leftToBrowser, type RenderedState } from '@aangan/runtime';
import type { PartsOfPage } from './failed-parts.ts';

interface ServerComposerOptions {
  page: PageToRender;
  /** An exposed module of a remote's server module. */
  load(remote: string, expose: string): Promise<unknown>;
  parts: PartsOfPage;
}

interface ServerComposer extends Composer {
  leftToBrowser: LeftToBrowser;
  /** What was loaded until now, and is rendered. */
  parts(): RenderedState['parts'];
}

/**
 * A composer over server modules. What was loaded once is there at once in the next pass. A part that is left to the
 * browser, or that only browsers can render, has a component that throws: its place shows what is shown while it loads.
 */
export function createServerComposer({ page, load, parts }: ServerComposerOptions): ServerComposer {
  const { route, composition, language } = page;
  const messages = messagesExpose(language);
  const isDefaultLanguage = prefixOf(language, composition.shell.languages) === '';
  const translations = new Map<string, unknown>();
  const loaded = new Map<string, { remote: string; expose: string; module: unknown }>();
  const thrown = new WeakSet<object>();
  const isOff = (name: string) =>
    composition.remotes.some((one) => one.name === name && one.isOff === true);
  const isOfPage = (remote: string, expose: string) =>
    remote === route?.remote && (expose === route.expose || expose === route.head);

  const placeholder = (remote: string, expose: string) => {
    const Placeholder = (): never => {
      const error = new Error(`${remote} ${expose} is left to the browser`);
      thrown.add(error);
      throw error;
    };
    return { [expose.slice('./'.length)]: Placeholder };
  };

  const loadPart = async (remote: string, expose: string) => {
    if (parts.isLeft({ remote, expose })) return undefined;
    try {
      return await load(remote, expose);
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code === noServerModule) return undefined;
      throw error;
    }
  };

  /** Undefined where the release has none in the page's language, or its server module fails. */
  const loadTranslations = (remote: string) =>
    load(remote, messages).then(
      (module) => (module as { messages?: unknown }).messages,
      () => undefined,
    );

  return {
    isOff,
    // What throws on a server is found out by rendering without it, and ends the page where it is the page's own.
    threw: () => false,
    changed: () => undefined,
    ringed: () => undefined,
    peek: (remote, expose) => loaded.get(`${remote} ${expose}`)?.module,
    async load(remote, expose) {
      if (isOff(remote)) throw new Error(`The remote "${remote}" is switched off`);
      const module = isOfPage(remote, expose)
        ? await load(remote, expose)
        : await loadPart(remote, expose);
      if (module === undefined) return placeholder(remote, expose);
      if (!isDefaultLanguage && !translations.has(remote)) {
        translations.set(remote, await loadTranslations(remote));
      }
      loaded.set(`${remote} ${expose}`, { remote, expose, module });
      return module;
    },
    ...(!isDefaultLanguage && { messagesOf: (remote: string) => translations.get(remote) }),
    leftToBrowser: (error) => (thrown.has(Object(error) as object) ? leftToBrowser : undefined),
    parts: () => [...loaded.values()].map(({ remote, expose }) => ({ remote, expose })),
  };
}

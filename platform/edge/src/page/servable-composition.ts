import {
  type Composition,
  type PageTemplate,
  parsePageTemplate,
  type RegistryReader,
  shellName,
} from '@aangan/manifest';
import type { CurrentComposition } from '../current-composition.ts';

/** A composition with the template of its shell. */
export interface ServableComposition {
  composition: Composition;
  template: PageTemplate;
}

/** The current composition; while its template cannot be read, the one that was served before. */
export function keepServable(current: CurrentComposition, reader: RegistryReader) {
  let last: ServableComposition | null = null;
  const read = async (): Promise<ServableComposition | null> => {
    const composition = await current.get();
    if (!composition) return null;
    if (last?.composition.shell.release === composition.shell.release) {
      return { composition, template: last.template };
    }
    const { release, template } = composition.shell;
    const file = await reader.releaseFile(shellName, release, template);
    if (!file) throw new Error(`The shell ${release} has no ${template}`);
    return { composition, template: parsePageTemplate(new TextDecoder().decode(file.bytes)) };
  };
  return async (onError: (error: unknown) => void): Promise<ServableComposition | null> => {
    try {
      last = await read();
    } catch (error) {
      onError(error);
    }
    return last;
  };
}

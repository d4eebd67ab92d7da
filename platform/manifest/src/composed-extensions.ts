import type { ComposedExtension } from './filled-slots.ts';
import type { RemoteManifest } from './remote-manifest.ts';

/** The extensions with what their conditions are where nothing is set. */
export function composedExtensions({
  extensions,
  values = {},
}: Pick<RemoteManifest, 'extensions' | 'values'>): ComposedExtension[] | undefined {
  return extensions?.map(
    ({ when, ...extension }): ComposedExtension => ({
      ...extension,
      ...(when && { when: { ...when, isDefault: values[when.value]?.default === when.is } }),
    }),
  );
}

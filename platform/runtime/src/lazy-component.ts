import { type ComponentType, lazy } from 'react';

/**
 * A component in a chunk of its own, for `Attempts`. As long as loading succeeds, all attempts share one lazy
 * component, so that a page that is shown again does not load again. After a failure, a new one requests the chunk
 * again.
 * @param load imports the chunk; webpack forgets a chunk that failed
 * @returns the component for an attempt
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = create();
        throw error;
      }
    });
  let current = create();
  return () => current as unknown as ComponentType<Props>;
}

import { type ComponentType, lazy } from 'react';
import type { Exposes } from './exposes.ts';

/** Exposed module → its component, loaded when first shown. */
export type Components = Map<string, ComponentType>;

/** The components of a remote's exposed modules: `./VendorPage` exports `VendorPage`. */
export function exposedComponents(exposes: Exposes): Components {
  return new Map(
    Object.entries(exposes).map(([expose, load]) => [expose, exposedComponent(expose, load)]),
  );
}

function exposedComponent(expose: string, load: () => Promise<unknown>): ComponentType {
  const name = expose.slice('./'.length);
  return lazy(async () => {
    const component = ((await load()) as Record<string, ComponentType>)[name];
    if (!component) throw new Error(`${expose} exports no component "${name}".`);
    return { default: component };
  });
}

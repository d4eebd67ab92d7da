import type { ComponentType } from 'react';

/**
 * The component of an exposed module: the export named like the expose (`./VendorPage` → `VendorPage`).
 * @throws Error when the module has no such export
 */
export function exposedComponent(module: unknown, expose: string): ComponentType<object> {
  const name = expose.slice('./'.length);
  const component = (module as Record<string, unknown> | null)?.[name];
  if (typeof component !== 'function') throw new Error(`${expose} exports no component "${name}"`);
  return component as ComponentType<object>;
}

import type { ComponentType } from 'react';

/**
 * The export of an exposed module that is named like the expose (`./VendorHead` → `VendorHead`).
 * @throws Error when the module has no such function
 */
export function exposedFunction(
  module: unknown,
  expose: string,
): (...parameters: unknown[]) => unknown {
  const name = expose.slice('./'.length);
  const exported = (module as Record<string, unknown> | null)?.[name];
  if (typeof exported !== 'function') {
    throw new Error(`${expose} exports no component or function "${name}"`);
  }
  return exported as (...parameters: unknown[]) => unknown;
}

/**
 * The component of an exposed module: the export named like the expose.
 * @throws Error when the module has no such export
 */
export function exposedComponent(module: unknown, expose: string): ComponentType<object> {
  return exposedFunction(module, expose) as ComponentType<object>;
}

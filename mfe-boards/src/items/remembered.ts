import type { Elements } from '@aangan/ui';
import { type FunctionComponent, memo } from 'react';

/**
 * React's `memo`: the component is rendered again only where a property is another. Its own type would allow components
 * that answer a text, which a translated page loses.
 */
export function remembered<Properties extends object>(
  component: (properties: Properties) => Elements,
): (properties: Properties) => Elements {
  return memo(component as FunctionComponent<Properties>) as unknown as typeof component;
}

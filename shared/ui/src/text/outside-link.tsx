import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import { TextLink } from './text.tsx';

/** A link to another site: opens beside the page, says so, and tells the other site nothing of this one. */
export function OutsideLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <TextLink {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}

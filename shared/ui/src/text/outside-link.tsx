import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import { TextLink } from './text.tsx';

/** A link to another site: opens in a new tab, says so, and sends no referrer. */
export function OutsideLink({ children, ...rest }: ComponentProps<'a'>) {
  const { t } = useLingui();
  return (
    <TextLink {...rest} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <VisuallyHidden>
        {` ${t({ id: 'ui.opens-in-new-tab', message: '(opens in a new tab)' })}`}
      </VisuallyHidden>
    </TextLink>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { lineHeight } from '../theme/devanagari.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2rem;
  padding: 0.1875rem 0.75rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.ink};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.25)};
  text-decoration: none;

  svg {
    flex: none;
    color: ${tokens.color.inkFaint};
  }
  &:hover {
    background: ${tokens.color.line};

    svg {
      color: ${tokens.color.ink};
    }
  }
  ${when.touch} {
    min-height: 2.75rem;
  }
  ${focusRing}
`;

export interface RemovableChipProps extends Omit<ComponentProps<'a'>, 'children'> {
  label: string;
  /** A link of the router, for a page of the site. */
  as?: ElementType;
  /** Where that link leads. */
  to?: string;
  /** Whether the page keeps its place when that link is followed. */
  preventScrollReset?: boolean;
}

/** Something that is applied, as a link to the page without it. */
export function RemovableChip({ label, ...rest }: RemovableChipProps) {
  const { t } = useLingui();
  return (
    <Root {...rest} aria-label={t({ id: 'ui.remove-one', message: `Remove ${label}` })}>
      <span>{label}</span>
      <svg width="10" height="10" viewBox="0 0 10 10" fill="none" aria-hidden="true">
        <path d="m1 1 8 8M9 1 1 9" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </Root>
  );
}

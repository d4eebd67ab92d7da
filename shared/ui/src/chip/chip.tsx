import { type ComponentProps, type ElementType, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { lineHeight } from '../theme/devanagari.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';

const Root = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 2.375rem;
  padding: 0.3125rem 1rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.25)};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition: background ${tokens.motion.quick}, color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};

  &:hover {
    border-color: ${tokens.color.ink};
    color: ${tokens.color.ink};
  }
  &[data-state='on'] {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
  }
  &[data-size='small'] {
    min-height: 2rem;
    padding: 0.1875rem 0.75rem;
    border-color: transparent;
    background: ${tokens.color.paperDeep};
  }
  &[data-size='small'][data-state='on'] {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  /* Without scripts too. Only where the row scrolls: elsewhere the whole page would be scrolled to the chip. */
  @media (max-width: 39.99em) {
    &[data-state='on'] {
      scroll-initial-target: nearest;
    }
  }
  ${when.touch} {
    &,
    &[data-size='small'] {
      min-height: 2.75rem;
    }
  }
  ${focusRing}
`;

export interface ChipProps extends ComponentProps<'a'> {
  selected: boolean;
  size?: 'regular' | 'small';
  /** A link of the router, for a page of the site. */
  as?: ElementType;
  /** Where that link leads. */
  to?: string;
  /** Whether the page keeps its place when that link is followed. */
  preventScrollReset?: boolean;
}

/** One choice of a filter, as a link to the page with that choice: chosen or not. */
export function Chip({ selected, size = 'regular', ...rest }: ChipProps) {
  return (
    <Root
      {...rest}
      aria-current={selected ? 'true' : undefined}
      data-state={selected ? 'on' : 'off'}
      data-size={size}
    />
  );
}

const Line = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  @media (max-width: 39.99em) {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${tokens.space.gutter});
    padding: 3px ${tokens.space.gutter};
    overflow-x: auto;
    scroll-padding-inline: ${tokens.space.gutter};
    scrollbar-width: none;

    /* Chips fade out at the edges; the space after the last one keeps it out of the fade. */
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 ${tokens.space.gutter},
      #000 calc(100% - 2.5rem),
      transparent
    );
    &::after {
      flex: none;
      width: 1rem;
      content: '';
    }
  }
`;

export interface ChipGroupProps {
  /** What the chips filter by, for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A row of chips: wraps on large screens, scrolls sideways on phones, where it starts at the chosen chip. A row that
 * the visitor has scrolled before the scripts arrived stays: otherwise a press could hit another chip.
 */
export function ChipGroup({ label, children }: ChipGroupProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>('[aria-current="true"]');
    const isMoved = line.current !== null && line.current.scrollLeft > 0;
    if (line.current && chosen && !isMoved) {
      line.current.scrollLeft = centred(line.current, chosen);
    }
  }, []);
  return (
    <Line ref={line} role="group" aria-label={label}>
      {children}
    </Line>
  );
}

/** The scroll position that shows an element in the middle of a row. `scrollIntoView` would scroll the page as well. */
function centred(row: HTMLElement, element: HTMLElement): number {
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  return row.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2;
}

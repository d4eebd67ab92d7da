import styled from 'styled-components';
import { when } from '../theme/media-queries.ts';
import type { Theme } from '../theme/paper-theme.ts';
import { tokens } from '../theme/tokens.ts';

type Space = keyof Theme['space'];

const own = (names: readonly string[]) => ({
  shouldForwardProp: (name: string) => !names.includes(name),
});

/** The maximum width of a page, with its gutters. `narrow` for forms and text. */
export const Container = styled.div.withConfig(own(['width']))<{ width?: 'narrow' | 'page' }>`
  width: 100%;
  max-width: ${({ width }) => (width === 'narrow' ? '34rem' : '86rem')};
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};
`;

interface StackProps {
  gap?: Space;
  align?: 'start' | 'center' | 'stretch';
}

/** A column of elements. */
export const Stack = styled.div.withConfig(own(['gap', 'align']))<StackProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 'm' }) => tokens.space[gap]};
  align-items: ${({ align = 'stretch' }) => align};
`;

interface RowProps extends StackProps {
  justify?: 'start' | 'center' | 'space-between';
}

/** A row of elements that wraps. */
export const Row = styled.div.withConfig(own(['gap', 'align', 'justify']))<RowProps>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ gap = 's' }) => tokens.space[gap]};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
`;

/** A list of equal cells: one column on a phone, two from 640 px, `columns` from 1024 px. */
export const Grid = styled.ul.attrs({ role: 'list' }).withConfig(own(['columns']))<{
  columns?: 2 | 3 | 4;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl} ${tokens.space.l};
  padding: 0;

  ${when.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${when.wide} {
    grid-template-columns: repeat(${({ columns = 3 }) => columns}, minmax(0, 1fr));
  }
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

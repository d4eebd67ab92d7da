import styled from 'styled-components';
import type { Elements } from '../layout/elements.ts';
import { lineHeight } from '../theme/devanagari.ts';
import { tokens } from '../theme/tokens.ts';
import { ArchGlyph } from './arch-glyph.tsx';
import { TryAgain } from './try-again.tsx';

const State = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space.m};
  max-width: 34rem;
  margin-inline: auto;
  padding-block: ${tokens.space.xxl};
  color: ${tokens.color.inkSoft};
  text-align: center;

  svg {
    color: ${tokens.color.lineStrong};
  }
`;

const StateTitle = styled.p`
  color: ${tokens.color.ink};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.heading};
  line-height: ${lineHeight(1.2)};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

export interface EmptyStateProps {
  title: string;
  /** An action: a link or a button. */
  children?: Elements;
  /** Whether the message replaces the whole page: its title is then the page's heading. */
  wholePage?: boolean;
}

/** Says that there is nothing to show, and what to do next. */
export function EmptyState({ title, children, wholePage = false }: EmptyStateProps) {
  return (
    <State role="status">
      <ArchGlyph />
      <StateTitle as={wholePage ? 'h1' : 'p'}>{title}</StateTitle>
      {children}
    </State>
  );
}

export interface ErrorStateProps extends EmptyStateProps {
  /** Called by the retry button, and when the network returns; no button without it. */
  onRetry?: () => void;
  /** The text of the retry button. Default "Try again". */
  retryLabel?: string;
  /** The retry is running. */
  retrying?: boolean;
}

/** Says what failed, with a button to try again. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retryLabel, retrying } = props;
  const { wholePage = false } = props;
  return (
    <State role="alert">
      <ArchGlyph />
      <StateTitle as={wholePage ? 'h1' : 'p'}>{title}</StateTitle>
      {children}
      {onRetry && (
        <TryAgain onRetry={onRetry} busy={retrying}>
          {retryLabel}
        </TryAgain>
      )}
    </State>
  );
}

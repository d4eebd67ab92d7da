import { tokens } from '@aangan/ui';
import styled from 'styled-components';

/** A number in a dot, on the edge of what it counts for; its place is relative. */
export const CountDot = styled.span`
  position: absolute;
  top: -0.375rem;
  left: calc(100% - 1rem);
  display: grid;
  min-width: 1.5rem;
  height: 1.5rem;
  place-items: center;
  padding-inline: 0.25rem;
  border: 2px solid ${tokens.color.paper};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-size: ${tokens.type.micro};
  font-weight: 600;
  line-height: 1;
`;

/** More than two digits do not fit in a dot. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

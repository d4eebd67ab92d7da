import { Badge, tokens } from '@aangan/ui';
import styled from 'styled-components';

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  li {
    min-width: 0;
    max-width: 100%;
  }
  span {
    padding: 0.375rem 0.875rem;
    font-size: ${tokens.type.small};
    overflow-wrap: anywhere;
  }
`;

/** Short labels, such as what a firm specializes in. */
export function TagList({ labels }: { labels: readonly string[] }) {
  return (
    <List>
      {labels.map((label) => (
        <li key={label}>
          <Badge>{label}</Badge>
        </li>
      ))}
    </List>
  );
}

import styled from 'styled-components';

/** What people wrote, with its lines. */
export const QuotedText = styled.p`
  max-width: 60rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

import { tokens } from '@aangan/ui';
import styled from 'styled-components';

/** A table whose first column has names, and the others numbers. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.type.small};
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: ${tokens.space.xs} 0 ${tokens.space.xs} ${tokens.space.m};
    border-bottom: 1px solid ${tokens.color.line};
    text-align: right;
    vertical-align: baseline;
  }
  th:first-child {
    padding-left: 0;
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${tokens.color.inkFaint};
    font-weight: 400;
  }
`;

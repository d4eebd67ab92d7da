import { tokens, when } from '@aangan/ui';
import styled from 'styled-components';

export const TableFrame = styled.div`
  overflow-x: auto;

  ${when.print} {
    overflow: visible;
  }
`;

/** A table with a column for each quote, all of one width. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: ${tokens.space.s};
    border-block-end: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }
  th + th,
  td + td {
    border-inline-start: 1px solid ${tokens.color.line};
  }
  thead th {
    font-weight: 400;

    > * {
      display: block;
      width: fit-content;
      max-width: 100%;
      margin-block-end: ${tokens.space.hair};
    }
  }
  [data-part='room'] th,
  [data-part='heading'] th {
    padding-block-start: ${tokens.space.l};
    font-size: ${tokens.type.subheading};
    font-weight: 600;
  }
  [data-part='sum'] td,
  [data-part='total'] td {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-part='total'] td {
    font-size: ${tokens.type.subheading};
  }
  [data-state='only'] td {
    background: ${tokens.color.accentSoft};
  }
  [data-state='only'] td[data-state='none'],
  td[data-state='none'] {
    background: none;
    color: ${tokens.color.inkFaint};
  }
  [data-state='unsure'] td {
    background: ${tokens.color.paperDeep};
  }
  tr {
    break-inside: avoid;
  }
  ${when.print} {
    font-size: 9pt;

    th,
    td {
      padding: 0.25rem 0.375rem;
    }
    p,
    span {
      font-size: inherit;
    }
  }
`;

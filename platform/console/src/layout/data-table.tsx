import { focusRing, tokens, when } from '@aangan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.surface};
  ${focusRing}

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${tokens.type.small};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${tokens.space.s};
    border-block-start: 1px solid ${tokens.color.line};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    border: 0;
    color: ${tokens.color.inkFaint};
    font-weight: 500;
    white-space: nowrap;
  }
  tbody th {
    min-width: 7rem;
    font-weight: 500;
  }
  td {
    min-width: 8rem;
  }
  td[data-kind='number'],
  th[data-kind='number'] {
    min-width: 5.5rem;
    text-align: end;
    white-space: nowrap;
  }
  /* A difference below its amount may wrap. */
  td[data-kind='number'] p {
    white-space: normal;
  }
  ${when.medium} {
    th,
    td {
      padding-inline: ${tokens.space.m};
    }
  }
`;

/** A table that scrolls within the page if it is too wide, also by keyboard. */
export function DataTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroller role="group" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </Scroller>
  );
}

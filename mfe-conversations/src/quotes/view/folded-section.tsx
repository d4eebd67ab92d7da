import { type Elements, focusRing, tokens, when } from '@aangan/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Frame = styled.details`
  border-block-start: 1px solid ${tokens.color.lineStrong};

  > div {
    padding-block-end: ${tokens.space.m};
  }
`;

const Head = styled.summary`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${tokens.space.s};
  min-height: 3rem;
  padding-block: ${tokens.space.s};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &::before {
    content: '›';
    color: ${tokens.color.inkFaint};
    font-size: 1.25em;
    line-height: 1;
  }
  [open] > &::before {
    transform: rotate(90deg);
  }
  > :nth-child(2) {
    grid-column: 2;
    grid-row: 2;
  }
  ${when.medium} {
    grid-template-columns: auto auto minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-column: auto;
      grid-row: auto;
    }
  }
  ${when.print} {
    &::before {
      content: none;
    }
  }
  ${focusRing}
`;

export const SectionName = styled.h2`
  font-family: ${tokens.font.text};
  font-size: ${tokens.type.body};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** An amount of money at the end of its line. */
export const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

interface FoldedSectionProps {
  isOpenAtFirst: boolean;
  /** Open in any case, for printing. */
  isWhole: boolean;
  /** Its name, its count and its amount. */
  head: Elements;
  children: Elements;
}

/** A section that opens at a press; what is inside of a closed one is not in the page. */
export function FoldedSection({ isOpenAtFirst, isWhole, head, children }: FoldedSectionProps) {
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  const isOpen = isOpened || isWhole;
  return (
    <Frame
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (!isWhole) setOpened(currentTarget.open);
      }}
    >
      <Head>{head}</Head>
      {isOpen && <div>{children}</div>}
    </Frame>
  );
}

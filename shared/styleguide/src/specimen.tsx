import { Heading, Muted, tokens } from '@aangan/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  padding-block: ${tokens.space.xl};
  border-block-start: 1px solid ${tokens.color.line};
`;

const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space.xl} ${tokens.space.l};
  align-items: start;
  margin-block-start: ${tokens.space.l};
`;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};

  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
`;

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A chapter of the styleguide. */
export function Section({ id, title, children }: SectionProps) {
  const headingId = useId();
  return (
    <Frame id={id} aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <Specimens>{children}</Specimens>
    </Frame>
  );
}

interface SpecimenProps {
  /** The component and its state: "Button, busy". */
  name: string;
  /** Whether the specimen takes the full width. */
  wide?: boolean;
  children: ReactNode;
}

/** A component in one state, with its name. */
export function Specimen({ name, wide, children }: SpecimenProps) {
  return (
    <Figure data-wide={wide}>
      <Muted as="figcaption">{name}</Muted>
      <div>{children}</div>
    </Figure>
  );
}

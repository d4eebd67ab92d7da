import { Muted, Subheading, tokens, when } from '@aangan/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  display: grid;
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.xl};
  border-block-start: 1px solid ${tokens.color.line};

  ${when.wide} {
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    gap: ${tokens.space.xxl};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
`;

/** Number fields side by side, as many as fit. */
export const NumberRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11.5rem, 1fr));
  gap: ${tokens.space.l};
  align-items: start;
`;

/** The end of the form, aligned with its fields. */
export const FormEnd = styled.div`
  padding-block-start: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};

  ${when.wide} {
    padding-inline-start: calc(16rem + ${tokens.space.xxl});
  }
`;

interface FormSectionProps {
  title: string;
  /** What the section is for. */
  about: string;
  children: ReactNode;
}

/** A section of a long form: heading and explanation beside its fields. */
export function FormSection({ title, about, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <Subheading as="h3" id={id}>
          {title}
        </Subheading>
        <Muted>{about}</Muted>
      </div>
      <Fields>{children}</Fields>
    </Section>
  );
}

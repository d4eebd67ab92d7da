import { Heading, Muted, tokens } from '@aangan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.xl} ${tokens.space.xxl};
  border-block-start: 1px solid ${tokens.color.line};

  &:focus-visible {
    outline: none;
  }
  @media (min-width: 80em) {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    column-gap: ${tokens.space.xxl};
    padding-block: ${tokens.space.xl};

    /* As large as fits the column in one line. */
    h2 {
      font-size: 1.625rem;
    }
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${tokens.space.hair};
  align-content: start;
  max-width: 34rem;
`;

interface AccountSectionProps {
  /** The id that the page's section links point to. */
  id: string;
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** A section of the account page, with a heading that links can point to. */
export function AccountSection({ id, title, about, children }: AccountSectionProps) {
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Head>
        <Heading id={`${id}-title`}>{title}</Heading>
        {about ? <Muted>{about}</Muted> : null}
      </Head>
      <div>{children}</div>
    </Section>
  );
}

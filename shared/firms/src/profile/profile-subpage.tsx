import { writtenLanguage } from '@aangan/messages';
import {
  Avatar,
  BreakableName,
  Container,
  type Elements,
  Eyebrow,
  focusRing,
  Heading,
  Skeleton,
  Stack,
  Title,
  tokens,
  VisuallyHidden,
  when,
} from '@aangan/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Page = styled.article`
  padding-block: ${tokens.space.l} ${tokens.space.xl};
`;

const Back = styled(Link)`
  display: inline-flex;
  min-height: 2.75rem;
  align-items: center;
  gap: 0.5rem;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  font-weight: 500;
  text-decoration: none;
  ${focusRing}

  &:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
  }
  ${when.print} {
    display: none;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.l} ${tokens.space.xl};
`;

const Name = styled.div`
  display: grid;
  min-width: 0;
  flex: 1 1 16rem;
  gap: ${tokens.space.xs};
`;

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.m} ${tokens.space.xl};
  padding-block: ${tokens.space.xl};
  border-block-start: 1px solid ${tokens.color.line};

  ${when.wide} {
    padding-block: ${tokens.space.xxl} ${tokens.space.xl};

    &[data-width='beside'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
  > div {
    min-width: 0;
  }
`;

export interface ProfileSubpageProps {
  /** The link back: "Back to Profile". */
  back: { to: string; label: string };
  /** A short text above the title that says which page this is. */
  eyebrow: string;
  title: string;
  /** A picture beside the title; the initial of the name where `src` is null. */
  portrait?: { name: string; src: string | null };
  /** Beside the title: a badge, buttons. */
  aside?: Elements;
  children: Elements;
}

/** A page below a profile: a link back, a title, sections. */
export function ProfileSubpage(props: ProfileSubpageProps) {
  const { back, eyebrow, title, portrait, aside, children } = props;
  return (
    <Container>
      <Page>
        <BackLink to={back.to}>{back.label}</BackLink>
        <Head>
          {portrait && <Avatar {...portrait} size={88} decorative />}
          <Name>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Title translate="no" lang={writtenLanguage(title)}>
              <BreakableName>{title}</BreakableName>
            </Title>
          </Name>
          {aside}
        </Head>
        {children}
      </Page>
    </Container>
  );
}

/** The link from a subpage to the page above it. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Back to={to}>
      <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
        <path d="M13 7H1.5m5-5-5 5 5 5" stroke="currentColor" strokeWidth="1.25" />
      </svg>
      <span>{children}</span>
    </Back>
  );
}

interface ProfileSectionProps {
  title: string;
  /** Whether the content has the whole width, below the heading: for pictures. */
  wide?: boolean;
  children: Elements;
}

/** A section of a subpage: its heading beside its content. */
export function ProfileSection({ title, wide = false, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} data-width={wide ? 'whole' : 'beside'}>
      <Heading id={id}>{title}</Heading>
      <div>{children}</div>
    </Part>
  );
}

/** A subpage while it loads. */
export function ProfileSubpageSkeleton({ label }: { label: string }) {
  return (
    <Container>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Page aria-hidden="true">
        <Stack gap="xl">
          <Skeleton width="9rem" height="1.25rem" />
          <Skeleton width="min(24rem, 80%)" height="3.5rem" />
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </Stack>
      </Page>
    </Container>
  );
}

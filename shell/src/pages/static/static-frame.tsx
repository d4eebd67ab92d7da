import { paths } from '@aangan/domain';
import {
  ButtonLink,
  Container,
  type Elements,
  focusRing,
  hasPageBefore,
  Muted,
  pressHere,
  Title,
  tokens,
  usePageTitle,
  when,
} from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

/** A column of readable width; on wide screens the list of contents is beside it. */
const Page = styled(Container)`
  max-width: calc(42rem + 2 * ${tokens.space.gutter});
  padding-top: ${tokens.space.xl};

  ${when.wide} {
    &:has(> nav) {
      display: grid;
      grid-template-columns: 15rem minmax(0, 42rem);
      column-gap: clamp(2rem, 5vw, 5rem);
      justify-content: center;
      max-width: none;
    }
    &:has(> nav) > :not(nav) {
      grid-column: 2;
    }
  }
  ${when.print} {
    max-width: none;
    padding: 0;
    font-size: 11pt;

    &:has(> nav) {
      display: block;
    }
  }
`;

/** Its label is aligned with the text below; its padding reaches out to the left. */
const Back = styled(ButtonLink)`
  justify-self: start;
  margin-left: -1rem;

  ${when.print} {
    display: none;
  }
`;

const Head = styled.header`
  padding-block: ${tokens.space.l} ${tokens.space.xl};

  ${Title} {
    text-wrap: balance;
  }
`;

const Lede = styled.p`
  margin-top: ${tokens.space.m};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.lede};
  line-height: 1.5;
  text-wrap: pretty;
`;

const Note = styled(Muted)`
  margin-top: ${tokens.space.s};
`;

interface StaticFrameProps {
  title: string;
  lede: ReactNode;
  /** About the page itself, such as its version. */
  note?: ReactNode;
  children: Elements;
}

/** One of the shell's own pages: a way back, its title, what it is about, and the rest. */
export function StaticFrame({ title, lede, note, children }: StaticFrameProps) {
  usePageTitle(title);
  const goBack = useWayBack();
  return (
    <Page>
      <Back
        href={paths.home()}
        variant="quiet"
        size="small"
        onClick={(event) => pressHere(event, goBack)}
      >
        ← <Trans id="shell.back">Back</Trans>
      </Back>
      <Head>
        <Title>{title}</Title>
        <Lede>{lede}</Lede>
        {note ? <Note>{note}</Note> : null}
      </Head>
      {children}
    </Page>
  );
}

/** Goes back one page; to the home page where this is the first page of the visit. */
function useWayBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirstOfRouter = key === 'default';
  return () => {
    const isFirst = isFirstOfRouter && !hasPageBefore();
    void (isFirst ? navigate(paths.home()) : navigate(-1));
  };
}

/** The look of running text: measure, rhythm, links, lists. */
export const Prose = styled.div`
  h2 {
    margin-block: 0 ${tokens.space.s};
    font-size: 1.5rem;
    text-wrap: balance;
  }
  * + section {
    margin-top: ${tokens.space.xl};
  }
  p,
  li,
  dt,
  dd,
  address {
    line-height: 1.65;
    text-wrap: pretty;
  }
  :is(p, ul, dl, address) + :is(p, ul, dl, address) {
    margin-top: ${tokens.space.m};
  }
  ul {
    padding-left: 1.25rem;
  }
  li + li {
    margin-top: ${tokens.space.xs};
  }
  dt {
    font-weight: 500;
  }
  dd {
    padding-left: 0;
    color: ${tokens.color.inkSoft};
  }
  dd + dt {
    margin-top: ${tokens.space.s};
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: ${tokens.radius.media};
    background: ${tokens.color.paperDeep};
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  a {
    ${focusRing}
  }
  ${when.print} {
    h2 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`;

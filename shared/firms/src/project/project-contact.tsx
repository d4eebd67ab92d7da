import { isolated } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages';
import { Container, type Elements, Muted, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { stickyBar } from '../profile/sticky-bar.ts';
import type { ProjectData } from './project.ts';

/** Stays at the window's lower edge until the page's end. */
const Bar = styled.aside`
  ${stickyBar}
  inset-block-end: 0;
  border-block-start: 1px solid ${tokens.color.line};

  /* Focused elements scroll to above the bar. */
  html:has(&) {
    scroll-padding-bottom: 6.5rem;
  }
  ${when.print} {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  min-height: calc(4.5rem - 1px);
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  padding-block: ${tokens.space.xs};

  /* A phone has no room beside the button. */
  @media (max-width: 39.99em) {
    > :first-child {
      display: none;
    }
    > :last-child,
    > :last-child > *,
    button {
      width: 100%;
    }
  }
`;

const Names = styled.div`
  min-width: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface ProjectContactProps {
  project: ProjectData;
  /** The button that opens the form of a connection request. */
  children: Elements;
}

/** What the page leads to: a connection request about the project. */
export function ProjectContact({ project: { title, firm }, children }: ProjectContactProps) {
  const { t } = useLingui();
  const name = isolated(firm.name);
  return (
    <Bar aria-label={t({ id: 'firms.contact-firm', message: `Get in touch with ${name}` })}>
      <Container>
        <Line>
          <Names>
            <p lang={writtenLanguage(title)}>{title}</p>
            <Muted translate="no">{firm.name}</Muted>
          </Names>
          <div>{children}</div>
        </Line>
      </Container>
    </Bar>
  );
}

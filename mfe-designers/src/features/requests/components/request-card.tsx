import { useSpeech } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import {
  Avatar,
  Card,
  type Elements,
  Muted,
  Row,
  Stack,
  Subheading,
  TextLink,
  tokens,
  when,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SentRequest } from '../api/requests-api.ts';
import { factsOf, formatDay } from '../model/request-texts.ts';
import { CollapsibleText } from './collapsible-text.tsx';

const Sheet = styled(Card).attrs({ as: 'li' })`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
  padding: ${tokens.space.l};
  overflow-wrap: anywhere;

  &:has(h3 a):hover {
    box-shadow: ${tokens.shadow.lifted};
  }
  /* The whole card is a link to the firm; buttons are above it. */
  h3 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Header = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.m};
  align-items: center;
`;

/** On phones in two columns, the same on every card. */
const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.s} ${tokens.space.l};

  ${when.medium} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space.xl};
  }

  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
`;

const Actions = styled(Row)`
  position: relative;
  width: fit-content;
  margin-top: auto;

  &:empty {
    display: none;
  }
`;

type Project = NonNullable<SentRequest['project']>;

/** Above the link that the whole card is. */
const About = styled.p`
  position: relative;
  width: fit-content;
`;

interface RequestCardProps {
  request: Omit<SentRequest, 'review'>;
  /** The other side's name and picture. */
  name: string;
  avatar: string | null;
  /** The name as shown: a link where there is a page. */
  heading: ReactNode;
  /** A line below the name. */
  line?: ReactNode;
  /** Between the details and the actions. */
  children?: Elements;
  actions?: ReactNode;
}

/** One request: the other side, the project, the actions. */
export function RequestCard(props: RequestCardProps) {
  const { request, name, avatar, heading, line, children, actions } = props;
  const { t } = useLingui();
  const speech = useSpeech();
  const { locale } = useHost();
  const { project, project_description, created_at } = request;
  return (
    <Sheet>
      <Header>
        <Avatar name={name} src={avatar} size={52} decorative />
        <Stack gap="hair">
          <Subheading translate="no">{heading}</Subheading>
          {line ? <Muted as="div">{line}</Muted> : null}
        </Stack>
      </Header>
      <Details>
        {factsOf(request, speech).map(([term, value]) => (
          <Detail key={term} term={term}>
            {value}
          </Detail>
        ))}
        <Detail term={t({ id: 'designers.request-sent-on', message: 'Sent', comment: 'When.' })}>
          <time dateTime={created_at}>{formatDay(created_at, locale)}</time>
        </Detail>
      </Details>
      {project && <AboutProject project={project} />}
      {project_description && <CollapsibleText>{project_description}</CollapsibleText>}
      {children}
      {actions ? (
        <Actions gap="s" align="center">
          {actions}
        </Actions>
      ) : null}
    </Sheet>
  );
}

/** The project of the firm that the request is about. */
function AboutProject({ project: { title, to } }: { project: Project }) {
  const name = to ? (
    <TextLink as={Link} to={to} lang={writtenLanguage(title)}>
      {title}
    </TextLink>
  ) : (
    <span lang={writtenLanguage(title)}>{title}</span>
  );
  return (
    <About>
      <Trans id="designers.request-about">About {name}</Trans>
    </About>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

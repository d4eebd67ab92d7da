import { formatCount } from '@aangan/domain';
import { Heading, Muted, Row, Stack, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { sections } from '../model/request-texts.ts';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  padding: 0;

  ${when.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface RequestSectionsProps<Request> {
  requests: readonly Request[];
  card: (request: Request) => ReactNode;
}

/** Requests under Pending, Approved, Rejected and Closed; empty sections are left out. */
export function RequestSections<Request extends { id: number; status: string }>({
  requests,
  card,
}: RequestSectionsProps<Request>) {
  const { i18n } = useLingui();
  return sections.map(({ status, title }) => {
    const found = requests.filter((request) => request.status === status);
    if (found.length === 0) return null;
    return (
      <Section key={status} title={i18n._(title)} count={found.length}>
        {found.map((request) => (
          <Fragment key={request.id}>{card(request)}</Fragment>
        ))}
      </Section>
    );
  });
}

function Section({
  title,
  count,
  children,
}: {
  title: string;
  count: number;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Row gap="s" align="center">
        <Heading id={id}>{title}</Heading>
        <Muted>{formatCount(count)}</Muted>
      </Row>
      <List>{children}</List>
    </Stack>
  );
}

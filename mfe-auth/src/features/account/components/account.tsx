import { roleOf } from '@aangan/domain';
import { type User, useSession } from '@aangan/session';
import {
  Avatar,
  Badge,
  Button,
  Container,
  Notice,
  Stack,
  Title,
  tokens,
  usePageTitle,
} from '@aangan/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Page = styled.div`
  padding-block: ${tokens.space.xxl} ${tokens.space.section};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space.l};
`;

const Details = styled.dl`
  div {
    display: grid;
    gap: 0 ${tokens.space.l};
    padding-block: ${tokens.space.m};
    border-block-start: 1px solid ${tokens.color.line};
  }
  div:last-child {
    border-block-end: 1px solid ${tokens.color.line};
  }
  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
  @media (min-width: 30em) {
    div {
      grid-template-columns: 9rem 1fr;
    }
  }
`;

const roleWords = {
  client: 'Client',
  designer: 'Design firm',
  architect: 'Architect',
  vendor: 'Vendor',
} as const;

/** The account of whoever is signed in. */
export function Account() {
  usePageTitle('Your account');
  const { user, signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  if (!user) return null;

  async function leave() {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  }

  const name = nameOf(user);
  return (
    <Container width="narrow">
      <Page>
        <Stack gap="xl">
          <Head>
            <Avatar name={name} src={user.avatar} size={72} decorative />
            <div>
              <Title>{name}</Title>
              <Badge>{roleWords[roleOf(user)]}</Badge>
            </div>
          </Head>
          {!user.email_verified && (
            <Notice>
              Your email address is not verified yet. Please follow the link we sent to {user.email}
              .
            </Notice>
          )}
          <AccountDetails user={user} />
          <div>
            <Button variant="secondary" busy={leaving} onClick={leave}>
              Sign out
            </Button>
          </div>
        </Stack>
      </Page>
    </Container>
  );
}

function AccountDetails({ user }: { user: User }) {
  const details = [
    ['Name', nameOf(user)],
    ['Email', user.email],
    ['Phone', user.phone || 'Not specified'],
    ['Account', roleWords[roleOf(user)]],
  ];
  return (
    <Details>
      {details.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Details>
  );
}

function nameOf(user: User): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.username;
}

import { paths } from '@aangan/domain';
import { type MessageDescriptor, useSentences, writtenLanguage } from '@aangan/messages';
import {
  Avatar,
  Badge,
  BreakableName,
  ButtonLink,
  Container,
  type Elements,
  Notice,
  Row,
  Stack,
  Title,
  tokens,
  when,
} from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProfileDetail } from '../profile/profile-cover.tsx';
import { VerificationReminder } from '../verification/verification-reminder.tsx';
import { SentBack } from './sent-back.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.l};
  align-items: center;
`;

/** On phones the first fills a row, and the others are two in each. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.s};

  > a {
    padding-inline: ${tokens.space.xs};
  }
  > :first-child {
    grid-column: 1 / -1;
  }

  ${when.medium} {
    display: flex;
    flex-wrap: wrap;

    > a {
      padding-inline: ${tokens.space.l};
    }
  }
`;

const Bio = styled.p`
  max-width: 42rem;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.lede};
  white-space: pre-line;
  text-wrap: pretty;
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${tokens.space.l};
  padding-top: ${tokens.space.l};
  border-top: 1px solid ${tokens.color.line};

  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const Page = styled(Stack)`
  padding-block: ${tokens.space.xl};

  ${when.medium} {
    padding-block: ${tokens.space.xxl};
  }
`;

export interface OwnProfileProps {
  name: string;
  avatar: string | null;
  isVerified: boolean;
  /** The operator's words where the profile was sent back; null where it was not. */
  sentBack: { why: string; at: string } | null;
  specializations: readonly string[];
  bio: string;
  details: readonly ProfileDetail[];
  /** Where the profile is edited. */
  editPage: string;
  /** The firm's page as visitors see it. */
  publicPage: string;
  /** Shown below the details. */
  children?: Elements;
}

/** A firm's profile as its owner sees it, with the state of its verification. */
export function OwnProfile(props: OwnProfileProps) {
  const { name, avatar, isVerified, sentBack, specializations, bio, details, children } = props;
  const { i18n, t } = useLingui();
  const say = useSentences();
  const label = verificationLabel(isVerified, sentBack !== null);
  return (
    <Container>
      <Page gap="xl">
        <Head>
          <Avatar name={name} src={avatar} size={88} decorative />
          <Stack gap="xs" align="start">
            <Title translate="no" lang={writtenLanguage(name)}>
              <BreakableName>{name}</BreakableName>
            </Title>
            <Row gap="xs">
              <Badge data-tone={isVerified ? 'positive' : 'accent'}>{i18n._(label)}</Badge>
              {specializations.map((one) => (
                <Badge key={one}>{say(one)}</Badge>
              ))}
            </Row>
          </Stack>
        </Head>
        <VerificationReminder />
        {!isVerified && sentBack && <SentBack {...sentBack} editPage={props.editPage} />}
        {!isVerified && !sentBack && (
          <Notice>
            {t({
              id: 'firms.profile-waits',
              message:
                'We check every new profile ourselves. Until that is done, yours is not in the listing.',
            })}
          </Notice>
        )}
        <Actions>
          <ButtonLink as={Link} to={props.editPage}>
            {t({ id: 'firms.edit-profile', message: 'Edit Profile' })}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.portfolio()} variant="secondary">
            {t({ id: 'firms.manage-portfolio', message: 'Manage Portfolio' })}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.connectionRequests()} variant="secondary">
            {t({ id: 'firms.requests-received', message: 'Requests received' })}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.dashboard()} variant="secondary">
            {t({ id: 'firms.dashboard', message: 'Dashboard' })}
          </ButtonLink>
          <ButtonLink as={Link} to={props.publicPage} variant="secondary">
            {t({ id: 'firms.see-public-page', message: 'See your public page' })}
          </ButtonLink>
        </Actions>
        {bio && <Bio>{bio}</Bio>}
        <Details>
          {details.map(({ name: term, value, exact }) => (
            <div key={term}>
              <dt>{say(term)}</dt>
              <dd title={exact}>{value}</dd>
            </div>
          ))}
        </Details>
        {children}
      </Page>
    </Container>
  );
}

function verificationLabel(isVerified: boolean, isSentBack: boolean): MessageDescriptor {
  if (isVerified) return msg({ id: 'firms.verified', message: 'Verified' });
  return isSentBack
    ? msg({ id: 'firms.sent-back', message: 'Sent back' })
    : msg({ id: 'firms.waiting-for-verification', message: 'Waiting for verification' });
}

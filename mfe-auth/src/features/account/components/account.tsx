import { VerificationReminder } from '@aangan/firms';
import { type User, useSession } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Badge, Container, Stack, Title, tokens, usePageTitle, when } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { ProofDialog } from '../../../proof/proof-dialog.tsx';
import { accountLabel, nameOf } from '../model/account-labels.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { AccountSection } from './account-section.tsx';
import { DataExport } from './data-export.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailRow } from './email-row.tsx';
import { EventList } from './event-list.tsx';
import { LanguageForm } from './language-form.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureField } from './picture-field.tsx';
import { SectionLinks } from './section-links.tsx';
import { SessionList } from './session-list.tsx';
import { WaysToSignIn } from './ways-to-sign-in.tsx';

const Page = styled.div`
  padding-block-start: ${tokens.space.xxl};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s} ${tokens.space.m};
  align-items: center;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${when.wide} {
    grid-template-columns: 14rem minmax(0, 1fr);
    column-gap: ${tokens.space.xxl};
  }
`;

const places = [
  { id: 'details', title: msg({ id: 'auth.section-details', message: 'Details' }) },
  { id: 'password', title: msg({ id: 'auth.password', message: 'Password' }) },
  { id: 'ways', title: msg({ id: 'auth.section-ways', message: 'Ways to sign in' }) },
  { id: 'devices', title: msg({ id: 'auth.section-devices', message: 'Where you are signed in' }) },
  { id: 'activity', title: msg({ id: 'auth.activity', message: 'Activity' }) },
  { id: 'emails', title: msg({ id: 'auth.section-notifications', message: 'Notifications' }) },
  { id: 'data', title: msg({ id: 'auth.section-data', message: 'Your data' }) },
  { id: 'delete', title: msg({ id: 'auth.delete-account', message: 'Delete account' }) },
] as const;

/** The account page: /profile for clients, /account for every role. */
export function Account() {
  const { t } = useLingui();
  usePageTitle(t({ id: 'auth.your-account', message: 'Your account' }));
  const { user } = useSession();
  return user ? <OwnAccount key={user.id} user={user} /> : null;
}

function OwnAccount({ user }: { user: User }) {
  const { i18n } = useLingui();
  const say = useSentences();
  const shown = places.map(({ id, title }) => ({ id, title: i18n._(title) }));
  return (
    <Container>
      <Page>
        <Stack gap="xl">
          <Head>
            <Title>{nameOf(user)}</Title>
            <Badge>{say(accountLabel(user))}</Badge>
          </Head>
          <VerificationReminder />
          <Parts>
            <SectionLinks places={shown} />
            <Sections user={user} />
          </Parts>
          <ProofDialog />
        </Stack>
      </Page>
    </Container>
  );
}

function Sections({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const [details, password, ways, devices, activity, emails, data, deletion] = places;
  const section = (place: (typeof places)[number]) => ({
    id: place.id,
    title: i18n._(place.title),
  });
  return (
    <div>
      <AccountSection {...section(details)}>
        <Stack gap="l">
          <PictureField user={user} />
          <EmailRow user={user} />
          <DetailsForm user={user} />
          <LanguageForm />
        </Stack>
      </AccountSection>
      <AccountSection
        {...section(password)}
        about={t({
          id: 'auth.about-password',
          message: 'Changing it signs out your other devices.',
        })}
      >
        <PasswordForm user={user} />
      </AccountSection>
      <AccountSection
        {...section(ways)}
        about={t({
          id: 'auth.about-ways',
          message: 'Beside your password. Changing them asks you to show that it is you.',
        })}
      >
        <WaysToSignIn accountId={user.id} />
      </AccountSection>
      <AccountSection
        {...section(devices)}
        about={t({
          id: 'auth.about-devices',
          message: 'A device you do not know? Sign it out and change your password.',
        })}
      >
        <SessionList accountId={user.id} />
      </AccountSection>
      <AccountSection
        {...section(activity)}
        about={t({
          id: 'auth.about-activity',
          message:
            'Sign-ins and changes of the last 180 days. Something you did not do? Change your password.',
        })}
      >
        <EventList accountId={user.id} />
      </AccountSection>
      <AccountSection
        {...section(emails)}
        about={t({
          id: 'auth.about-notifications',
          message: 'What we tell you, and how. What is about security is always told.',
        })}
      >
        <NotificationChoices user={user} />
      </AccountSection>
      <AccountSection
        {...section(data)}
        about={t({
          id: 'auth.about-data',
          message: 'Everything we store about you, as a JSON file.',
        })}
      >
        <DataExport />
      </AccountSection>
      <AccountSection {...section(deletion)}>
        <AccountDeletion />
      </AccountSection>
    </div>
  );
}

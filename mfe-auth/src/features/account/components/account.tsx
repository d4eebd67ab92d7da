import { VerificationReminder } from '@aangan/firms';
import { type User, useSession } from '@aangan/host';
import { Badge, Container, Stack, Title, tokens, usePageTitle, when } from '@aangan/ui';
import styled from 'styled-components';
import { accountLabel, nameOf } from '../model/account-labels.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { AccountSection } from './account-section.tsx';
import { DataExport } from './data-export.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailRow } from './email-row.tsx';
import { EmailSwitches } from './email-switches.tsx';
import { EventList } from './event-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureField } from './picture-field.tsx';
import { SectionLinks } from './section-links.tsx';
import { SessionList } from './session-list.tsx';

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
  { id: 'details', title: 'Details' },
  { id: 'password', title: 'Password' },
  { id: 'devices', title: 'Where you are signed in' },
  { id: 'activity', title: 'Activity' },
  { id: 'emails', title: 'Emails' },
  { id: 'data', title: 'Your data' },
  { id: 'delete', title: 'Delete account' },
] as const;

/** The account page: /profile for clients, /account for every role. */
export function Account() {
  usePageTitle('Your account');
  const { user } = useSession();
  return user ? <OwnAccount key={user.id} user={user} /> : null;
}

function OwnAccount({ user }: { user: User }) {
  return (
    <Container>
      <Page>
        <Stack gap="xl">
          <Head>
            <Title>{nameOf(user)}</Title>
            <Badge>{accountLabel(user)}</Badge>
          </Head>
          <VerificationReminder />
          <Parts>
            <SectionLinks places={places} />
            <Sections user={user} />
          </Parts>
        </Stack>
      </Page>
    </Container>
  );
}

function Sections({ user }: { user: User }) {
  const [details, password, devices, activity, emails, data, deletion] = places;
  return (
    <div>
      <AccountSection {...details}>
        <Stack gap="l">
          <PictureField user={user} />
          <EmailRow user={user} />
          <DetailsForm user={user} />
        </Stack>
      </AccountSection>
      <AccountSection {...password} about="Changing it signs out your other devices.">
        <PasswordForm user={user} />
      </AccountSection>
      <AccountSection
        {...devices}
        about="A device you do not know? Sign it out and change your password."
      >
        <SessionList accountId={user.id} />
      </AccountSection>
      <AccountSection
        {...activity}
        about="Sign-ins and changes of the last 180 days. Something you did not do? Change your password."
      >
        <EventList accountId={user.id} />
      </AccountSection>
      <AccountSection {...emails} about="Mails about the safety of your account always come.">
        <EmailSwitches user={user} />
      </AccountSection>
      <AccountSection {...data} about="Everything we store about you, as a JSON file.">
        <DataExport />
      </AccountSection>
      <AccountSection {...deletion}>
        <AccountDeletion />
      </AccountSection>
    </div>
  );
}

import { problemOf } from '@aangan/api-client';
import { missingWords, pagesElsewhere, paths, readId, yearsWords } from '@aangan/domain';
import { ProfileSection, ProfileSubpage, ProfileSubpageSkeleton } from '@aangan/firms';
import { type Addressee, useSession } from '@aangan/host';
import { Avatar, Lede, OutsideLink, Row, TextLink, tokens, usePageTitle } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { type ArchitectData, useGetArchitectQuery } from '../api/get-architect.ts';
import { useGetDesignerQuery } from '../api/get-designer.ts';
import { profileApi } from '../api/profile-api.ts';
import { addresseeOf } from '../model/addressee.ts';
import { firmYearsWords } from '../model/firm-years.ts';
import { useGoBack } from '../model/use-go-back.ts';
import { DesignerFailure } from './designer-failure.tsx';

const Bio = styled(Lede)`
  max-width: 42rem;
  color: ${tokens.color.ink};
  white-space: pre-line;
`;

const QuickStats = styled.section`
  display: grid;
  gap: ${tokens.space.hair};
  padding: ${tokens.space.m} ${tokens.space.l};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};

  h2 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.type.micro};
    font-weight: 600;
    letter-spacing: 0.04em;
  }
  p {
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.heading};
    line-height: 1.2;
  }
`;

/** What the owner may do, which another feature brings. */
export interface OwnerActions {
  architect: ArchitectData;
  onSaved: () => void;
  onRemoved: () => void;
}

export interface ArchitectProfileProps {
  ownerActions: (actions: OwnerActions) => ReactNode;
  /** GET IN TOUCH with the firm, which another feature brings. */
  getInTouch: (addressee: Addressee) => ReactNode;
}

/** A principal architect's page, at /principal-architects/{id}. */
export function ArchitectProfile({ ownerActions, getInTouch }: ArchitectProfileProps) {
  const id = readId(useParams().id);
  const [isRemoved, setRemoved] = useState(false);
  const query = useGetArchitectQuery(id === null || isRemoved ? skipToken : id);
  const { currentData: architect, error, isFetching, refetch } = query;
  usePageTitle(architect?.name ?? (id === null || error ? 'Architect not found' : 'Architect'));
  const renew = useRenewal();
  useLeaving(isRemoved, renew);

  const failure = { failed: 'Failed to load architect profile', missing: 'Architect not found' };
  if (id === null) return <DesignerFailure {...failure} />;
  if (architect) {
    const actions = { architect, onSaved: renew, onRemoved: () => setRemoved(true) };
    return (
      <LoadedArchitect
        architect={architect}
        actions={ownerActions(actions)}
        getInTouch={getInTouch}
      />
    );
  }
  if (error && !isFetching)
    return <DesignerFailure {...failure} problem={problemOf(error)} onRetry={refetch} />;
  return <ProfileSubpageSkeleton label="Loading architect…" />;
}

/** Has the architect and the firm's team asked for anew. */
function useRenewal(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(profileApi.util.invalidateTags(['Architect', 'Firm']));
}

/** Once removed, the page no longer asks for its architect: renewing forgets them, and it goes back. */
function useLeaving(isRemoved: boolean, renew: () => void) {
  const goBack = useGoBack(paths.profile());
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    leave.current = () => {
      renew();
      goBack();
    };
  });
  useEffect(() => {
    if (isRemoved) leave.current?.();
  }, [isRemoved]);
}

interface LoadedArchitectProps {
  architect: ArchitectData;
  /** Shown to the owner alone. */
  actions: ReactNode;
  getInTouch: ArchitectProfileProps['getInTouch'];
}

function LoadedArchitect({ architect, actions, getInTouch }: LoadedArchitectProps) {
  const { name, bio, designer, experience_years: experience } = architect;
  const isOwner = useSession().user?.id === designer.user_id;
  return (
    <ProfileSubpage
      link={Link}
      backTo={paths.designerTeam(designer.id)}
      backLabel="Back to Team"
      eyebrow="Principal architect"
      title={name}
      portrait={{ name, src: null }}
      aside={
        <>
          {isOwner && <Row gap="xs">{actions}</Row>}
          <QuickStats aria-labelledby="quick-stats">
            <h2 id="quick-stats">Quick Stats</h2>
            <p>{yearsWords(experience)}</p>
          </QuickStats>
        </>
      }
    >
      <ProfileSection title="About">
        <Bio>{bio || missingWords.notSpecified}</Bio>
      </ProfileSection>
      <ProfileSection title="Experience">
        <p>
          {yearsWords(experience)} of experience, today with {designer.full_name}.
        </p>
      </ProfileSection>
      <ProfileSection title="Associated With">
        <Row justify="space-between" gap="m">
          <Firm architect={architect} />
          <FirmContact firmId={designer.id} getInTouch={getInTouch} />
        </Row>
      </ProfileSection>
      <ProfileSection title="Professional Links">
        <ProfessionalLinks architect={architect} />
      </ProfileSection>
    </ProfileSubpage>
  );
}

interface FirmContactProps extends Pick<ArchitectProfileProps, 'getInTouch'> {
  firmId: number;
}

/** GET IN TOUCH needs the firm's smallest budget, which an architect does not carry: it waits for the firm. */
function FirmContact({ firmId, getInTouch }: FirmContactProps) {
  const { audience } = useSession();
  const mayConnect = audience === 'guest' || audience === 'client';
  const { currentData } = useGetDesignerQuery(mayConnect ? firmId : skipToken);
  return currentData && mayConnect ? getInTouch(addresseeOf(currentData.designer)) : null;
}

function Firm({ architect: { designer, years_in_business: years } }: { architect: ArchitectData }) {
  return (
    <Row gap="m">
      <Avatar name={designer.full_name} src={designer.avatar} size={56} decorative />
      <div>
        <TextLink as={Link} to={paths.designer(designer.id)}>
          {designer.full_name}
        </TextLink>
        {years !== null && <p>A firm {firmYearsWords(years)}</p>}
      </div>
    </Row>
  );
}

function ProfessionalLinks({ architect }: { architect: ArchitectData }) {
  const links = pagesElsewhere({
    website: architect.portfolio_website,
    instagram: null,
    linkedin: architect.linkedin_profile,
  });
  if (links.length === 0) return <p>{missingWords.notSpecified}</p>;
  return (
    <Row gap="l">
      {links.map(({ label, url }) => (
        <OutsideLink key={label} href={url}>
          {label}
        </OutsideLink>
      ))}
    </Row>
  );
}

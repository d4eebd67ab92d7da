import { isolated, missingWords, paths, readId } from '@aangan/domain';
import {
  CheckList,
  ProfileLoader,
  ProfileSection,
  ProfileSubpage,
  ProfileSubpageSkeleton,
  useGoBack,
  Websites,
  yearsText,
} from '@aangan/firms';
import { type Addressee, useSession } from '@aangan/host';
import { type I18n, useSentences, writtenLanguage } from '@aangan/messages';
import { Avatar, type Elements, Lede, lineHeight, Row, TextLink, tokens } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { type ArchitectData, useGetArchitectQuery } from '../api/get-architect.ts';
import { useGetDesignerQuery } from '../api/get-designer.ts';
import { profileApi } from '../api/profile-api.ts';
import { addresseeOf } from '../model/addressee.ts';
import { checksOf } from '../model/checks-of.ts';
import { firmYearsText } from '../model/firm-years.ts';
import { principalTitle } from '../model/profile-texts.ts';
import { DesignersLink } from './designers-link.tsx';

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
    line-height: ${lineHeight(1.2)};
  }
`;

function architectTexts(i18n: I18n) {
  return {
    loadingTitle: i18n._(msg({ id: 'designers.principal', message: 'Principal' })),
    notFound: i18n._(msg({ id: 'designers.architect-not-found', message: 'Architect not found' })),
    failed: i18n._(
      msg({ id: 'designers.architect-failed', message: 'Failed to load architect profile' }),
    ),
  };
}

/** What the buttons for the owner need, which another feature provides. */
export interface OwnerActions {
  architect: ArchitectData;
  onSaved: () => void;
  onRemoved: () => void;
}

export interface ArchitectProfileProps {
  ownerActions: (actions: OwnerActions) => Elements;
  /** The GET IN TOUCH button for the firm, which another feature provides. */
  getInTouch: (addressee: Addressee) => Elements;
}

/** A principal architect's page, at /principal-architects/{id}. */
export function ArchitectProfile({ ownerActions, getInTouch }: ArchitectProfileProps) {
  const { i18n, t } = useLingui();
  const id = readId(useParams().id);
  const [isRemoved, setRemoved] = useState(false);
  const query = useGetArchitectQuery(id === null || isRemoved ? skipToken : id);
  const reload = useReload();
  useLeaveOnceRemoved(isRemoved, reload);
  return (
    <ProfileLoader
      id={id}
      query={query}
      texts={architectTexts(i18n)}
      titleOf={({ name }) => name}
      listing={paths.designers()}
      skeleton={
        <ProfileSubpageSkeleton
          label={t({ id: 'designers.loading-architect', message: 'Loading architect…' })}
        />
      }
      failureLink={<DesignersLink />}
    >
      {(architect) => (
        <LoadedArchitect
          architect={architect}
          actions={ownerActions({
            architect,
            onSaved: reload,
            onRemoved: () => setRemoved(true),
          })}
          getInTouch={getInTouch}
        />
      )}
    </ProfileLoader>
  );
}

/** Has the architect and the firm's team fetched again. */
function useReload(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(profileApi.util.invalidateTags(['Architect', 'Firm']));
}

/**
 * Goes back once the architect is removed. By then the page no longer queries them, so that the reload only drops
 * them from the cache.
 */
function useLeaveOnceRemoved(isRemoved: boolean, reload: () => void) {
  const goBack = useGoBack(paths.profile());
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    leave.current = () => {
      reload();
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
  actions: Elements;
  getInTouch: ArchitectProfileProps['getInTouch'];
}

function LoadedArchitect({ architect, actions, getInTouch }: LoadedArchitectProps) {
  const { i18n, t } = useLingui();
  const say = useSentences();
  const { name, bio, designer, experience_years: experience } = architect;
  const years = yearsText(experience, i18n);
  const firm = isolated(designer.full_name);
  const isOwner = useSession().user?.id === designer.user_id;
  return (
    <ProfileSubpage
      back={{
        to: paths.designerTeam(designer.id),
        label: t({ id: 'designers.back-to-team', message: 'Back to Team' }),
      }}
      eyebrow={i18n._(principalTitle(architect))}
      title={name}
      portrait={{ name, src: null }}
      aside={
        <>
          {isOwner && <Row gap="xs">{actions}</Row>}
          <QuickStats aria-labelledby="quick-stats">
            <h2 id="quick-stats">
              <Trans id="designers.quick-stats">Quick Stats</Trans>
            </h2>
            <p>{years}</p>
          </QuickStats>
        </>
      }
    >
      <ProfileSection
        title={t({ id: 'designers.about-person', message: 'About', comment: 'Of a person.' })}
      >
        <Bio lang={writtenLanguage(bio)}>{bio || say(missingWords.notSpecified)}</Bio>
      </ProfileSection>
      <ProfileSection title={t({ id: 'designers.experience', message: 'Experience' })}>
        <p>
          {t({
            id: 'designers.experience-today-with',
            message: `${years} of experience, today with ${firm}.`,
          })}
        </p>
        <CheckList checks={checksOf(architect)} />
      </ProfileSection>
      <ProfileSection title={t({ id: 'designers.associated-with', message: 'Associated With' })}>
        <Row justify="space-between" gap="m">
          <Firm architect={architect} />
          <FirmContact firmId={designer.id} getInTouch={getInTouch} />
        </Row>
      </ProfileSection>
      <ProfileSection
        title={t({ id: 'designers.professional-links', message: 'Professional Links' })}
      >
        <Websites
          website={architect.portfolio_website}
          instagram={null}
          linkedin={architect.linkedin_profile}
        />
      </ProfileSection>
    </ProfileSubpage>
  );
}

interface FirmContactProps extends Pick<ArchitectProfileProps, 'getInTouch'> {
  firmId: number;
}

/** GET IN TOUCH needs the firm's minimum budget, which is not part of the architect's data: it loads the firm. */
function FirmContact({ firmId, getInTouch }: FirmContactProps) {
  const { audience } = useSession();
  const mayConnect = audience === 'guest' || audience === 'client';
  const { currentData } = useGetDesignerQuery(mayConnect ? firmId : skipToken);
  return currentData && mayConnect ? getInTouch(addresseeOf(currentData)) : null;
}

function Firm({ architect: { designer, years_in_business: years } }: { architect: ArchitectData }) {
  const { i18n } = useLingui();
  return (
    <Row gap="m">
      <Avatar name={designer.full_name} src={designer.avatar} size={56} decorative />
      <div>
        <TextLink as={Link} to={paths.designer(designer.id)}>
          {designer.full_name}
        </TextLink>
        {years !== null && <p>{firmYearsText(years, i18n)}</p>}
      </div>
    </Row>
  );
}

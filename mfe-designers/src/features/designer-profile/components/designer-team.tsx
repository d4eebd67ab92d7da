import { formatCount, missingWords, pageLimits, paths } from '@aangan/domain';
import { ProfileSection, ProfileSubpage, type Speech, useSpeech, yearsText } from '@aangan/firms';
import { type Addressee, useSession } from '@aangan/host';
import { type Elements, Grid, Heading, Muted, TextLink, tokens, when } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { addresseeOf } from '../model/addressee.ts';
import { pageNames, principalsTitle } from '../model/profile-texts.ts';
import { ArchitectCard } from './architect-card.tsx';
import { DesignerSubpage } from './designer-subpage.tsx';

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space.m};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.title};
    font-weight: 350;
    line-height: 1.1;
  }
  dd[data-state='missing'] {
    font-size: ${tokens.type.subheading};
    line-height: 1.6;
  }
`;

const Invitation = styled.section`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.l};
  padding: ${tokens.space.xxl} ${tokens.space.l};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.accentSoft};
  text-align: center;

  ${when.print} {
    display: none;
  }
`;

export interface DesignerTeamProps {
  /** The GET IN TOUCH button, which another feature provides. */
  getInTouch: (addressee: Addressee) => Elements;
}

/** A designer's Our Team page, at /designers/{id}/team. */
export function DesignerTeam({ getInTouch }: DesignerTeamProps) {
  const { i18n, t } = useLingui();
  const name = i18n._(pageNames.team);
  const { audience } = useSession();
  const mayConnect = audience === 'guest' || audience === 'client';
  return (
    <DesignerSubpage
      name={name}
      failed={t({ id: 'designers.team-failed', message: 'Failed to load team information' })}
    >
      {(designer) => (
        <ProfileSubpage
          back={{
            to: paths.designer(designer.id),
            label: t({ id: 'designers.back-to-profile', message: 'Back to Profile' }),
          }}
          eyebrow={designer.full_name}
          title={name}
          aside={
            <TextLink as={Link} to={paths.designerAbout(designer.id)}>
              {i18n._(pageNames.about)}
            </TextLink>
          }
        >
          <ProfileSection title={t({ id: 'designers.team-overview', message: 'Team overview' })}>
            <Overview designer={designer} />
          </ProfileSection>
          <ProfileSection title={i18n._(principalsTitle(designer.principal_architects))}>
            <Architects designer={designer} />
          </ProfileSection>
          {mayConnect && (
            <Invitation aria-labelledby="ready-to-work">
              <Heading id="ready-to-work">
                <Trans id="designers.ready-to-work">Ready to Work With Our Team?</Trans>
              </Heading>
              {getInTouch(addresseeOf(designer))}
            </Invitation>
          )}
        </ProfileSubpage>
      )}
    </DesignerSubpage>
  );
}

function Overview({ designer }: { designer: DesignerProfileData }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { team_strength: members, experience_years: years } = designer;
  const count = years ?? 0;
  return (
    <Numbers>
      <div>
        <dt>
          {t({
            id: 'designers.team-members',
            message: plural(members, { one: 'Team member', other: 'Team members' }),
            comment: 'Below the number.',
          })}
        </dt>
        <dd>{formatCount(members)}</dd>
      </div>
      <div>
        <dt>
          {t({
            id: 'designers.years-of-team',
            message: plural(count, { one: 'Year of experience', other: 'Years of experience' }),
            comment: 'Below the number.',
          })}
        </dt>
        <dd data-state={years ? 'known' : 'missing'}>{yearsCount(years, speech)}</dd>
      </div>
      <div>
        <dt>{t({ id: 'designers.office-location', message: 'Office location' })}</dt>
        <dd>{pageLimits.teamOfficeLocations}</dd>
      </div>
    </Numbers>
  );
}

/** The number of years, without a unit where it is shown as a number. */
function yearsCount(years: number | null, { i18n, say }: Speech): string {
  if (years === null) return say(missingWords.notSpecified);
  return years > 0 ? formatCount(years) : yearsText(years, i18n);
}

function Architects({ designer }: { designer: DesignerProfileData }) {
  const { i18n } = useLingui();
  const architects = designer.principal_architects;
  if (architects.length === 0) {
    return (
      <Muted>
        <Trans id="designers.no-architects">
          No principal architects have been added to this profile yet.
        </Trans>
      </Muted>
    );
  }
  return (
    <Grid columns={2} aria-label={i18n._(principalsTitle(architects))}>
      {architects.map((architect) => (
        <li key={architect.id}>
          <ArchitectCard architect={architect} />
        </li>
      ))}
    </Grid>
  );
}

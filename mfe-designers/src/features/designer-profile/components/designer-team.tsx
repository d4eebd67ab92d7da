import { formatCount, missingWords, pageLimits, paths, yearsWords } from '@aangan/domain';
import { ProfileSection, ProfileSubpage } from '@aangan/firms';
import { type Addressee, useSession } from '@aangan/host';
import { type Elements, Grid, Heading, Muted, TextLink, tokens, when } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { addresseeOf } from '../model/addressee.ts';
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
  const { audience } = useSession();
  const mayConnect = audience === 'guest' || audience === 'client';
  return (
    <DesignerSubpage name="Our Team" failed="Failed to load team information">
      {(designer) => (
        <ProfileSubpage
          back={{ to: paths.designer(designer.id), label: 'Back to Profile' }}
          eyebrow={designer.full_name}
          title="Our Team"
          aside={
            <TextLink as={Link} to={paths.designerAbout(designer.id)}>
              About Us
            </TextLink>
          }
        >
          <ProfileSection title="Team overview">
            <Overview designer={designer} />
          </ProfileSection>
          <ProfileSection title="Principal architects">
            <Architects designer={designer} />
          </ProfileSection>
          {mayConnect && (
            <Invitation aria-labelledby="ready-to-work">
              <Heading id="ready-to-work">Ready to Work With Our Team?</Heading>
              {getInTouch(addresseeOf(designer))}
            </Invitation>
          )}
        </ProfileSubpage>
      )}
    </DesignerSubpage>
  );
}

function Overview({ designer }: { designer: DesignerProfileData }) {
  const { team_strength: members, experience_years: years } = designer;
  return (
    <Numbers>
      <div>
        <dt>{members === 1 ? 'Team member' : 'Team members'}</dt>
        <dd>{formatCount(members)}</dd>
      </div>
      <div>
        <dt>{years === 1 ? 'Year of experience' : 'Years of experience'}</dt>
        <dd data-state={years ? 'known' : 'missing'}>{yearsCount(years)}</dd>
      </div>
      <div>
        <dt>Office location</dt>
        <dd>{pageLimits.teamOfficeLocations}</dd>
      </div>
    </Numbers>
  );
}

/** The number of years, without a unit where it is shown as a number. */
function yearsCount(years: number | null): string {
  if (years === null) return missingWords.notSpecified;
  return years > 0 ? formatCount(years) : yearsWords(years);
}

function Architects({ designer }: { designer: DesignerProfileData }) {
  const architects = designer.principal_architects;
  if (architects.length === 0) {
    return <Muted>No principal architects have been added to this profile yet.</Muted>;
  }
  return (
    <Grid columns={2} aria-label="Principal architects">
      {architects.map((architect) => (
        <li key={architect.id}>
          <ArchitectCard architect={architect} />
        </li>
      ))}
    </Grid>
  );
}

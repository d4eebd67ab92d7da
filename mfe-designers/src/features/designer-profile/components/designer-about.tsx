import { missingWords, paths } from '@aangan/domain';
import { DetailList, ProfileSection, ProfileSubpage, TagList, Websites } from '@aangan/firms';
import type { Addressee } from '@aangan/host';
import { type Elements, Lede, Row, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { overviewOf, requirementsOf } from '../model/about-details.ts';
import { addresseeOf } from '../model/addressee.ts';
import { DesignerSubpage } from './designer-subpage.tsx';

const Story = styled(Lede)`
  max-width: 42rem;
  color: ${tokens.color.ink};
  white-space: pre-line;
`;

export interface DesignerAboutProps {
  /** The GET IN TOUCH button, which another feature provides. */
  getInTouch: (addressee: Addressee) => Elements;
  /** Whether the links of the firm come after its story; else they are last. */
  isConnectEarly: boolean;
}

/** A designer's About Us page, at /designers/{id}/about. */
export function DesignerAbout({ getInTouch, isConnectEarly }: DesignerAboutProps) {
  return (
    <DesignerSubpage name="About Us" failed="Failed to load designer information">
      {(designer) => (
        <ProfileSubpage
          back={{ to: paths.designer(designer.id), label: 'Back to Profile' }}
          eyebrow="About Us"
          title={designer.full_name}
          portrait={{ name: designer.full_name, src: designer.avatar }}
          aside={
            <Row gap="l">
              <TextLink as={Link} to={paths.designerTeam(designer.id)}>
                Our Team
              </TextLink>
              {getInTouch(addresseeOf(designer))}
            </Row>
          }
        >
          <Sections designer={designer} isConnectEarly={isConnectEarly} />
        </ProfileSubpage>
      )}
    </DesignerSubpage>
  );
}

interface SectionsProps extends Pick<DesignerAboutProps, 'isConnectEarly'> {
  designer: DesignerProfileData;
}

function Sections({ designer, isConnectEarly }: SectionsProps) {
  const { bio, specializations_display: expertise } = designer;
  const connect = (
    <ProfileSection title="Connect With Us">
      <Websites
        website={designer.portfolio_website}
        instagram={designer.instagram_profile}
        linkedin={designer.linkedin_profile}
      />
    </ProfileSection>
  );
  return (
    <>
      <ProfileSection title="Our Story">
        <Story>{bio || missingWords.notSpecified}</Story>
      </ProfileSection>
      {isConnectEarly && connect}
      <ProfileSection title="Firm Overview">
        <DetailList details={overviewOf(designer)} />
      </ProfileSection>
      <ProfileSection title="Our Expertise">
        {expertise.length === 0 && <p>{missingWords.notSpecified}</p>}
        <TagList labels={expertise} />
      </ProfileSection>
      <ProfileSection title="Project Requirements & Fees">
        <DetailList details={requirementsOf(designer)} />
      </ProfileSection>
      {!isConnectEarly && connect}
    </>
  );
}

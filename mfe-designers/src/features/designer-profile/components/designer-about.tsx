import { missingWords, paths } from '@aangan/domain';
import {
  DetailList,
  ProfileSection,
  ProfileSubpage,
  TagList,
  useSpeech,
  Websites,
} from '@aangan/firms';
import type { Addressee } from '@aangan/host';
import { useSentences, writtenLanguage } from '@aangan/messages';
import { type Elements, Lede, Row, TextLink, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { overviewOf, requirementsOf } from '../model/about-details.ts';
import { addresseeOf } from '../model/addressee.ts';
import { pageNames } from '../model/profile-texts.ts';
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
  const { i18n, t } = useLingui();
  const name = i18n._(pageNames.about);
  return (
    <DesignerSubpage
      name={name}
      failed={t({ id: 'designers.about-failed', message: 'Failed to load designer information' })}
    >
      {(designer) => (
        <ProfileSubpage
          back={{
            to: paths.designer(designer.id),
            label: t({ id: 'designers.back-to-profile', message: 'Back to Profile' }),
          }}
          eyebrow={name}
          title={designer.full_name}
          portrait={{ name: designer.full_name, src: designer.avatar }}
          aside={
            <Row gap="l">
              <TextLink as={Link} to={paths.designerTeam(designer.id)}>
                {i18n._(pageNames.team)}
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
  const { t } = useLingui();
  const say = useSentences();
  const speech = useSpeech();
  const { bio, specializations_display: expertise } = designer;
  const connect = (
    <ProfileSection title={t({ id: 'designers.connect-with-us', message: 'Connect With Us' })}>
      <Websites
        website={designer.portfolio_website}
        instagram={designer.instagram_profile}
        linkedin={designer.linkedin_profile}
      />
    </ProfileSection>
  );
  return (
    <>
      <ProfileSection title={t({ id: 'designers.our-story', message: 'Our Story' })}>
        <Story lang={writtenLanguage(bio)}>{bio || say(missingWords.notSpecified)}</Story>
      </ProfileSection>
      {isConnectEarly && connect}
      <ProfileSection title={t({ id: 'designers.firm-overview', message: 'Firm Overview' })}>
        <DetailList details={overviewOf(designer, speech)} />
      </ProfileSection>
      <ProfileSection title={t({ id: 'designers.our-expertise', message: 'Our Expertise' })}>
        {expertise.length === 0 && <p>{say(missingWords.notSpecified)}</p>}
        <TagList labels={expertise.map(say)} />
      </ProfileSection>
      <ProfileSection
        title={t({
          id: 'designers.requirements-and-fees',
          message: 'Project Requirements & Fees',
        })}
      >
        <DetailList details={requirementsOf(designer, speech)} />
      </ProfileSection>
      {!isConnectEarly && connect}
    </>
  );
}

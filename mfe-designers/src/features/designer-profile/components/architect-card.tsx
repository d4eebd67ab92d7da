import { paths } from '@aangan/domain';
import { CheckList } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { Avatar, Card, focusRing, lineHeight, Muted, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArchitectData } from '../api/get-architect.ts';
import { checksOf } from '../model/checks-of.ts';
import { experienceText } from '../model/fact-texts.ts';
import { withFirmText } from '../model/firm-years.ts';
import { principalTitle } from '../model/profile-texts.ts';

const Sheet = styled(Card)`
  position: relative;
  display: grid;
  height: 100%;
  align-content: start;
  gap: ${tokens.space.m};
  padding: ${tokens.space.l};
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};

  > div {
    min-width: 0;
  }
`;

/** The whole card is a link; the name is its accessible name. */
const Name = styled(Link)`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.subheading};
  line-height: ${lineHeight(1.2)};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.panel};
    content: '';
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 2px;
  }
  ${focusRing}
`;

const Bio = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** A principal architect on the team page. */
export function ArchitectCard({ architect }: { architect: ArchitectData }) {
  const { i18n } = useLingui();
  const { id, name, experience_years: experience, years_in_business: firmYears, bio } = architect;
  return (
    <Sheet data-interactive="true">
      <Person>
        <Avatar name={name} size={56} decorative />
        <div>
          <h3>
            <Name to={paths.principalArchitect(id)} translate="no" lang={writtenLanguage(name)}>
              {name}
            </Name>
          </h3>
          <Muted>{i18n._(principalTitle(architect))}</Muted>
          <Muted>{experienceText(experience, i18n)}</Muted>
          {firmYears !== null && <Muted>{withFirmText(firmYears, i18n)}</Muted>}
        </div>
      </Person>
      <CheckList checks={checksOf(architect)} />
      <Bio lang={writtenLanguage(bio)}>{bio}</Bio>
    </Sheet>
  );
}

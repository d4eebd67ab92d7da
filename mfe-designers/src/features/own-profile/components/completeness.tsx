import { paths } from '@aangan/domain';
import { Notice, Subheading, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OwnProfileData } from '../api/get-own-profile.ts';
import { missingDetails } from '../model/missing-details.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin-top: ${tokens.space.s};
  padding-inline-start: 1.25rem;
`;

/** Lists the optional details that the profile lacks, and why each helps; renders nothing where none is missing. */
export function Completeness({ profile }: { profile: OwnProfileData }) {
  const missing = missingDetails(profile);
  if (missing.length === 0) return null;
  return (
    <Notice>
      <Subheading as="h2">What would make your page stronger</Subheading>
      <List>
        {missing.map(({ detail, benefit, editedIn }) => (
          <li key={detail}>
            <TextLink
              as={Link}
              to={editedIn === 'portfolio' ? paths.portfolio() : paths.designerBasicInfo()}
            >
              {detail}
            </TextLink>
            : {benefit}
          </li>
        ))}
      </List>
    </Notice>
  );
}

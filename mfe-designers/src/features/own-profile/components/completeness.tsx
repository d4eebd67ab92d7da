import { paths } from '@aangan/domain';
import { Notice, Subheading, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OwnProfileData } from '../api/get-own-profile.ts';
import { missingFacts } from '../model/missing-facts.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin-top: ${tokens.space.s};
  padding-inline-start: 1.25rem;
`;

/** Which facts are missing, and what each brings; nothing where none is. */
export function Completeness({ profile }: { profile: OwnProfileData }) {
  const missing = missingFacts(profile);
  if (missing.length === 0) return null;
  return (
    <Notice>
      <Subheading as="h2">What would make your page stronger</Subheading>
      <List>
        {missing.map(({ fact, brings, at }) => (
          <li key={fact}>
            <TextLink
              as={Link}
              to={at === 'portfolio' ? paths.portfolio() : paths.designerBasicInfo()}
            >
              {fact}
            </TextLink>
            : {brings}
          </li>
        ))}
      </List>
    </Notice>
  );
}

import { paths } from '@aangan/domain';
import { Notice, Subheading, TextLink, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin-top: ${tokens.space.s};
  padding-inline-start: 1.25rem;
`;

/** An optional detail that a profile lacks. */
export interface MissingDetail {
  detail: string;
  /** Why it helps, as the second half of a sentence. */
  benefit: string;
  /** The page where it is entered. */
  editedIn: 'basic-info' | 'social' | 'portfolio';
}

export interface CompletenessProps {
  missing: readonly MissingDetail[];
  /** The page where the firm's details are edited. */
  editPage: string;
  /** The page where LinkedIn and Instagram are connected. */
  socialPage: string;
}

/** Lists the optional details that a profile lacks, and why each helps; renders nothing where none is missing. */
export function Completeness({ missing, editPage, socialPage }: CompletenessProps) {
  const { t } = useLingui();
  if (missing.length === 0) return null;
  const pages = { 'basic-info': editPage, social: socialPage, portfolio: paths.portfolio() };
  return (
    <Notice>
      <Subheading as="h2">
        {t({ id: 'firms.stronger-page', message: 'What would make your page stronger' })}
      </Subheading>
      <List>
        {missing.map(({ detail, benefit, editedIn }) => (
          <li key={detail}>
            <TextLink as={Link} to={pages[editedIn]}>
              {detail}
            </TextLink>
            <span>{`: ${benefit}`}</span>
          </li>
        ))}
      </List>
    </Notice>
  );
}

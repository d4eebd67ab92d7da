import { paths } from '@aangan/domain';
import { yearsText } from '@aangan/firms';
import {
  Avatar,
  Button,
  Card,
  Muted,
  Row,
  Subheading,
  TextLink,
  tokens,
  VisuallyHidden,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PrincipalArchitect } from '../api/architects-api.ts';

const Sheet = styled(Card).attrs({ as: 'li' })`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
  padding: ${tokens.space.l};
  overflow-wrap: anywhere;
`;

const Bio = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Actions = styled(Row)`
  margin-top: auto;
`;

const Name = styled.div`
  min-width: 0;
  flex: 1;
`;

interface ArchitectCardProps {
  architect: PrincipalArchitect;
  onEdit: () => void;
  onDelete: () => void;
}

/** One of the firm's principal architects, with a link to their page. */
export function ArchitectCard({ architect, onEdit, onDelete }: ArchitectCardProps) {
  const { i18n, t } = useLingui();
  const { id, name, experience_years, bio } = architect;
  const years = yearsText(experience_years, i18n);
  return (
    <Sheet>
      <Row gap="m">
        <Avatar name={name} size={48} decorative />
        <Name>
          <Subheading>
            <TextLink as={Link} to={paths.principalArchitect(id)}>
              {name}
            </TextLink>
          </Subheading>
          <Muted>
            {t({ id: 'designers.years-of-experience', message: `${years} of experience` })}
          </Muted>
        </Name>
      </Row>
      <Bio>{bio}</Bio>
      <Actions gap="xs">
        <Button variant="secondary" size="small" onClick={onEdit}>
          <Trans id="designers.edit">Edit</Trans>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <Button variant="quiet" size="small" onClick={onDelete}>
          <Trans id="designers.delete">Delete</Trans>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </Actions>
    </Sheet>
  );
}

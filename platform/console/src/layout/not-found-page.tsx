import { EmptyState, TextLink, usePageTitle } from '@aangan/ui';
import { Link } from 'react-router-dom';

export function NotFoundPage() {
  usePageTitle('Console');
  return (
    <EmptyState wholePage title="The console has no such page">
      <TextLink as={Link} to="/">
        To the channels
      </TextLink>
    </EmptyState>
  );
}

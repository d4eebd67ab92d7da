import { usePageTitle } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { ItemSkeletons } from '../items/item-skeletons.tsx';
import { PageFrame } from './page-frame.tsx';

/** The page of boards until it is known whose boards they are. */
export function BoardsLoading() {
  const { t } = useLingui();
  const title = t({ id: 'boards.title', message: 'Boards' });
  usePageTitle(title);
  return (
    <PageFrame title={title}>
      <ItemSkeletons />
    </PageFrame>
  );
}

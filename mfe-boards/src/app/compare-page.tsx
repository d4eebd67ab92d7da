import { withApi } from '@aangan/host';
import { boardsApi } from '../api/boards-api.ts';
import { Compare } from '../features/compare/components/compare.tsx';
import { SaveButton } from '../features/saving/components/save-button.tsx';

/** The page at /compare: designers side by side. */
function CompareDesigners() {
  return <Compare kind="designer" saving={(thing) => <SaveButton {...thing} />} />;
}

export const ComparePage = withApi(boardsApi, CompareDesigners);

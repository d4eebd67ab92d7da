import { withApi } from '@aangan/host';
import { boardsApi } from '../api/boards-api.ts';
import { Compare } from '../features/compare/components/compare.tsx';
import { SaveButton } from '../features/saving/components/save-button.tsx';

/** The page at /compare/vendors: vendors side by side. */
function CompareVendors() {
  return <Compare kind="vendor" saving={(thing) => <SaveButton {...thing} />} />;
}

export const CompareVendorsPage = withApi(boardsApi, CompareVendors);

import { type components, endpoint } from '@aangan/api-client/endpoints';
import { boardsApi } from '../../../api/boards-api.ts';

/** Firms side by side. */
export type Comparison = components['schemas']['Comparison'];
export type ComparedFirm = Comparison['firms'][number];

interface Compared {
  kind: 'designer' | 'vendor';
  ids: readonly number[];
}

const compareApi = boardsApi.injectEndpoints({
  endpoints: (build) => ({
    compareFirms: build.query<Comparison, Compared>({
      query({ kind, ids }) {
        const query = { firms: ids.join(',') };
        return kind === 'vendor'
          ? endpoint('get', '/designers/vendors/compare/', { query })
          : endpoint('get', '/designers/compare/', { query });
      },
    }),
  }),
});

export const { useCompareFirmsQuery } = compareApi;

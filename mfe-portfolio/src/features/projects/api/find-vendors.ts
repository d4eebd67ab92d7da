import { endpoint } from '@aangan/api-client/endpoints';
import { projectsApi } from './projects-api.ts';

/** What is found at most: more is a matter of a longer search. */
const maxFound = 5;

const vendorsApi = projectsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first vendors of the directory for a search. */
    findVendors: build.query<{ id: number; name: string }[], string>({
      query: (search) =>
        endpoint('get', '/designers/vendors/', { query: { search, page_size: maxFound } }),
      transformResponse: (page: { results: { id: number; company_name: string }[] }) =>
        page.results.map(({ id, company_name: name }) => ({ id, name })),
    }),
  }),
});

export const { useFindVendorsQuery } = vendorsApi;

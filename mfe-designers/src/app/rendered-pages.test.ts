/** @jest-environment node */
import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aProject, aProjectCard, theFacets } from '@aangan/firms/testing';
import { testRenderedPages } from '@aangan/host/testing';
import remote from '../../remote.json' with { type: 'json' };
import { aDesigner, anArchitect } from '../testing/factories.ts';

const architect = anArchitect();
const designer = aDesigner({ id: 7, principal_architects: [architect] });
const api = scriptApi();
api.answer(endpoint('get', '/designers/profiles/'), () => ({
  body: { count: 1, count_is_exact: true, next: null, previous: null, results: [designer] },
}));
api.answer(endpoint('get', '/designers/profiles/facets/'), () => ({
  body: theFacets({
    cities: [{ slug: 'pune', name: 'Pune', count: 4, chosen: true }],
    ignored: [{ filter: 'sort', value: 'x', message: '"x" is not a valid choice.' }],
  }),
}));
api.answer(endpoint('get', '/designers/profiles/{id}/', { params: { id: 7 } }), () => ({
  body: designer,
}));
api.answer(
  endpoint('get', '/designers/principal-architects/{id}/public/', { params: { id: 3 } }),
  () => ({ body: architect }),
);
api.answer(endpoint('get', '/designers/profiles/{id}/projects/', { params: { id: 7 } }), () => ({
  body: { results: [aProjectCard({ title: 'House in Amber' })] },
}));
api.answer(
  endpoint('get', '/designers/profiles/{id}/projects/{project}/', {
    params: { id: 7, project: 5 },
  }),
  () => ({ body: aProject({ story: 'A house around a well.' }) }),
);

testRenderedPages(remote, [
  {
    api,
    path: '/',
    at: '/',
    load: async () => (await import('./home-page.tsx')).HomePage,
    shows: 'Studio 7',
  },
  {
    api,
    path: '/designers',
    at: '/designers?search=court&page=2',
    load: async () => (await import('./designers-page.tsx')).DesignersPage,
    shows: 'Studio 7',
  },
  {
    api,
    path: '/designers',
    at: '/designers?city=pune&city=goa&budget=18.5+lakh&area=goa&sort=x',
    load: async () => (await import('./designers-page.tsx')).DesignersPage,
    shows: 'Up to ₹18,50,000',
  },
  {
    api,
    path: '/designers/:id',
    at: '/designers/7?show=images',
    load: async () => (await import('./designer-page.tsx')).DesignerPage,
    shows: 'GET IN TOUCH',
    withoutScripts: 'Getting in touch needs JavaScript.',
  },
  {
    api,
    path: '/designers/:id',
    at: '/designers/7',
    load: async () => (await import('./designer-page.tsx')).DesignerPage,
    shows: 'House in Amber',
    withoutScripts: 'Getting in touch needs JavaScript.',
  },
  {
    api,
    path: '/designers/:id/projects/:project',
    at: '/designers/7/projects/5',
    load: async () => (await import('./designer-project-page.tsx')).DesignerProjectPage,
    shows: 'A house around a well.',
    withoutScripts: 'Getting in touch needs JavaScript.',
  },
  {
    api,
    path: '/designers/:id/about',
    at: '/designers/7/about',
    load: async () => (await import('./designer-about-page.tsx')).DesignerAboutPage,
    shows: 'Our Story',
    withoutScripts: 'Getting in touch needs JavaScript.',
  },
  {
    api,
    path: '/designers/:id/team',
    at: '/designers/7/team',
    load: async () => (await import('./designer-team-page.tsx')).DesignerTeamPage,
    shows: 'Meera Iyer',
    withoutScripts: 'Getting in touch needs JavaScript.',
  },
  {
    api,
    path: '/principal-architects/:id',
    at: '/principal-architects/3',
    load: async () => (await import('./principal-architect-page.tsx')).PrincipalArchitectPage,
    shows: 'Meera draws houses',
  },
]);

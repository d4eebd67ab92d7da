import { theFacets } from '@aangan/firms/testing';
import { describe, expect, test } from '@jest/globals';
import remote from '../../remote.json' with { type: 'json' };
import { aDesigner, anArchitect } from '../testing/factories.ts';
import { DesignerAboutHead } from './designer-about-head.ts';
import { DesignerTeamHead } from './designer-team-head.ts';
import { DesignersHead } from './designers-head.ts';
import { HomeHead } from './home-head.ts';
import { PrincipalArchitectHead } from './principal-architect-head.ts';

const architect = anArchitect();
const designer = aDesigner({ id: 7, principal_architects: [architect] });
const page = { count: 1, count_is_exact: true, next: null, previous: null, results: [designer] };

describe('the heads of designers’ pages', () => {
  test('are there for every public page with data', () => {
    const open = remote.routes.filter((route) => 'data' in route && !('access' in route));
    for (const route of open) expect(route).toHaveProperty('head');
  });

  test('name the listing and its firms', () => {
    const head = DesignersHead(page, theFacets(), {
      params: {},
      search: new URLSearchParams('search=villa'),
    });
    expect(head.title).toBe('Designers for “villa”');
    expect(head.structuredData).toMatchObject({
      '@graph': [{ itemListElement: [{ url: '/designers/7', name: 'Studio 7' }] }, {}],
    });
  });

  test('give the listing of a city a title and an address of its own', () => {
    const pune = { slug: 'pune', name: 'Pune', count: 1, chosen: true };
    const head = DesignersHead(page, theFacets({ cities: [pune] }), {
      params: {},
      search: new URLSearchParams('city=pune&sort=newest'),
    });
    expect(head.title).toBe('Designers in Pune');
    expect(head.canonical).toBe('/designers?city=pune');
  });

  test('name the site and its featured firms at home', () => {
    const head = HomeHead(page);
    expect(head.title).toBe('Interior designers and architects in India');
    expect(head.picture).toContain('hero-1120.webp');
    expect(head.structuredData).toMatchObject({
      '@graph': [
        { '@type': 'WebSite', name: 'Aangan', url: '/' },
        { itemListElement: [{ url: '/designers/7' }] },
      ],
    });
  });

  test('name the firm on the pages below it, with its picture, and its architects on the team’s', () => {
    expect(DesignerAboutHead(designer)).toMatchObject({
      title: 'About Us · Studio 7',
      picture: '/api/media/post-1.jpg',
    });
    const team = DesignerTeamHead(designer);
    expect(team.title).toBe('Our Team · Studio 7');
    expect(team.structuredData).toMatchObject({
      '@graph': [{ employee: [{ '@id': '/principal-architects/3', name: 'Meera Iyer' }] }, {}],
    });
  });

  test('describe a principal architect and the firm', () => {
    const head = PrincipalArchitectHead({
      ...architect,
      linkedin_profile: 'https://www.linkedin.com/in/meera',
    });
    expect(head.title).toBe('Meera Iyer');
    expect(head.description).toBe(architect.bio);
    expect(head.structuredData).toMatchObject({
      '@graph': [
        {
          '@type': 'Person',
          '@id': '/principal-architects/3',
          worksFor: { '@id': '/designers/7', name: 'Studio 7' },
          sameAs: ['https://www.linkedin.com/in/meera'],
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(PrincipalArchitectHead({ ...architect, bio: '' }).description).toBe(
      'Principal designer at Studio 7',
    );
  });

  test('call nobody an architect to search engines whose registration was not checked', () => {
    const titleOf = (registration_checked_on: string | null) => {
      const head = PrincipalArchitectHead({ ...architect, registration_checked_on });
      return JSON.stringify(head.structuredData);
    };
    expect(titleOf(null)).toContain('"jobTitle":"Principal designer"');
    expect(titleOf('2027-03-04')).toContain('"jobTitle":"Principal architect"');
  });
});

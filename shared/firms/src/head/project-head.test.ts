import { describe, expect, test } from '@jest/globals';
import { aProject, aProjectItem } from '../testing/factories.ts';
import { projectHead } from './project-head.ts';

const graph = (head: ReturnType<typeof projectHead>) =>
  head.structuredData?.['@graph'] as Record<string, unknown>[];

describe('the head of a project’s page', () => {
  test('has its title, firm and story, and its cover as the picture', () => {
    const cover = aProjectItem({ id: 2 });
    const head = projectHead('designer', aProject({ story: 'It began with a well.', cover }));
    expect(head).toMatchObject({
      title: 'House in Amber · Studio Aangan',
      description: 'It began with a well.',
      picture: '/api/media/post-2.jpg',
    });
  });

  test('says what it is and where, without a story', () => {
    const { description } = projectHead('designer', aProject());
    expect(description).toBe('Residential · Jaipur · 2024 · Studio Aangan');
  });

  test('describes the work: who made it, where and when, with its pictures, the cover first', () => {
    const cover = aProjectItem({ id: 2 });
    expect(graph(projectHead('vendor', aProject({ cover })))[0]).toEqual({
      '@type': 'CreativeWork',
      '@id': '/designers/7/projects/5',
      url: '/designers/7/projects/5',
      name: 'House in Amber',
      description: 'Residential · Jaipur · 2024 · Studio Aangan',
      image: ['/api/media/post-2.jpg', '/api/media/post-1.jpg'],
      locationCreated: { '@type': 'Place', name: 'Jaipur' },
      dateCreated: '2024',
      creator: {
        '@type': 'LocalBusiness',
        '@id': '/vendors/7',
        url: '/vendors/7',
        name: 'Studio Aangan',
      },
    });
  });

  test('shows a video by its still, and leaves out what is not known', () => {
    const film = aProjectItem({
      id: 3,
      media_type: 'VIDEO',
      thumbnail_url: '/api/media/still.jpg',
    });
    const head = projectHead('designer', aProject({ items: [film], city: null, year: null }));
    expect(head.picture).toBe('/api/media/still.jpg');
    expect(graph(head)[0]).not.toHaveProperty('locationCreated');
    expect(graph(head)[0]).not.toHaveProperty('dateCreated');
  });

  test('names the way to the page', () => {
    expect(graph(projectHead('designer', aProject()))[1]).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { name: 'Designers', item: '/designers' },
        { name: 'Studio Aangan', item: '/designers/7' },
        { name: 'House in Amber', item: '/designers/7/projects/5' },
      ],
    });
  });
});

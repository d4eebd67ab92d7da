import { designerCatalogue, designerListing } from '@aangan/domain';
import {
  CategoryChips,
  type Content,
  ContentGrid,
  ContentTabs,
  ListingCard,
  useListingView,
} from '@aangan/firms';
import { Lightbox, type Post } from '@aangan/ui';
import { useState } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { pictures } from '../pictures/pictures.ts';
import { Specimen } from '../specimen.tsx';

const posts: Post[] = Object.entries(pictures).map(([name, media_url], at) => ({
  id: at + 1,
  media_type: 'IMAGE',
  media_url,
  video_url: null,
  thumbnail_url: null,
  caption: `A room: ${name}`,
  permalink: null,
  media_width: 560,
  alt_text: `A room: ${name}`,
  dominant_color: '#e6dccd',
}));

const content: Content[] = [
  ...posts.map((post) => ({ kind: 'image' as const, key: `post-${post.id}`, post })),
  {
    kind: 'article',
    key: 'article',
    href: 'https://magazine.example/story',
    link: {
      id: 1,
      url: 'https://magazine.example/story',
      title: 'A house around a courtyard',
      image_url: null,
    },
  },
];

const filters = [
  { id: 'all', label: 'All Categories' },
  { id: 'images', label: 'Images' },
] as const;

/** The components that the pages of designers and vendors share. Their links need a router. */
export function Firms() {
  return (
    <MemoryRouter initialEntries={['/designers?group=residential']}>
      <Specimen name="ListingCard, turning its posts">
        <ListingCard
          id={1}
          avatar={null}
          to="/designers/1"
          name="Studio Aangan"
          nameAs="h3"
          city="Mumbai"
          subtitle="villas & farmhouses"
          hoverLine="14+ years crafting exceptional spaces"
          answers={{ away_until: null, usual_answer_hours: 5 }}
          posts={posts}
          everyMs={4_000}
        />
      </Specimen>
      <Specimen name="ListingCard of a firm without posts">
        <ListingCard
          id={2}
          avatar={null}
          to="/designers/2"
          name="Banyan & Daughters"
          nameAs="h3"
          city="Kochi"
          subtitle="heritage & restoration"
          answers={{ away_until: '2027-03-04', usual_answer_hours: 5 }}
          posts={[]}
          everyMs={4_000}
        />
      </Specimen>
      <Specimen name="CategoryChips">
        <Categories />
      </Specimen>
      <Specimen name="ContentTabs">
        <Filters />
      </Specimen>
      <Specimen name="ContentGrid, opening a Lightbox" wide>
        <OpeningGrid />
      </Specimen>
      <Specimen name="ContentGrid, nothing for a filter" wide>
        <ContentGrid
          content={[]}
          all="/designers/1"
          onOpen={() => undefined}
          opensHere={() => true}
        />
      </Specimen>
    </MemoryRouter>
  );
}

function Categories() {
  const { filter } = useListingView(designerListing);
  return <CategoryChips catalogue={designerCatalogue} filter={filter} path="/designers" />;
}

function Filters() {
  const [parameters] = useSearchParams();
  const shown = parameters.get('show') === 'images' ? 'images' : 'all';
  return <ContentTabs filters={filters} shown={shown} linkTo={(id) => `?show=${id}`} />;
}

const pieces = posts.map((post) => ({ key: `post-${post.id}`, post }));

function OpeningGrid() {
  const [shown, setShown] = useState<string | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <ContentGrid content={content} onOpen={setShown} opensHere={() => true} />
      <Lightbox
        title="Studio Aangan"
        pieces={pieces}
        shown={shown}
        onShow={setShown}
        onClose={close}
      />
    </>
  );
}

/** The listing of the trial: real cards of @aangan/firms with a control of their own, in a page that never changes. */
import { ListingCard } from '@aangan/firms';
import { GlobalStyle, type Post } from '@aangan/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

export interface Firm {
  id: number;
  full_name: string;
  city: string | null;
  avatar: string | null;
  specializations_display: string[];
  instagram_posts: Post[];
}

/** What reacts: a card with a button. */
export function Card({ firm }: { firm: Firm }) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <>
      <ListingCard
        id={firm.id}
        to={`/designers/${firm.id}`}
        name={firm.full_name}
        avatar={firm.avatar}
        city={firm.city}
        subtitle={firm.specializations_display.join(', ')}
        posts={firm.instagram_posts}
        everyMs={4000}
      />
      <button type="button" aria-pressed={isSaved} onClick={() => setIsSaved(!isSaved)}>
        Save
      </button>
    </>
  );
}

/** What a root needs around it: islands and server components have one for each card. */
export const Around = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/designers']}>{children}</MemoryRouter>
);

const cities = Array.from({ length: 120 }, (_, at) => `City ${at}`);

/** What never changes: headings, links, a form of method get with its choices. */
export function Still({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        {['Designers', 'Vendors', 'Sign in'].map((name) => (
          <a key={name} href={`/${name}`}>
            {name}
          </a>
        ))}
      </header>
      <main>
        <h1>Designers</h1>
        <form>
          {cities.map((city) => (
            <label key={city}>
              <input type="checkbox" name="city" value={city} />
              <span>{city}</span>
            </label>
          ))}
        </form>
        <ul>{children}</ul>
      </main>
    </>
  );
}

/** One tree. */
export const Whole = ({ firms }: { firms: readonly Firm[] }) => (
  <Around>
    <GlobalStyle />
    <Still>
      {firms.map((firm) => (
        <li key={firm.id} data-firm={firm.id}>
          <Card firm={firm} />
        </li>
      ))}
    </Still>
  </Around>
);

/** One tree with a boundary for each card, whose component comes when `ready` says so. */
export function regionsOf(ready: (id: number) => Promise<unknown>) {
  const cards = new Map<number, typeof Card>();
  const cardOf = (id: number) => {
    const known = cards.get(id) ?? lazy(async () => ready(id).then(() => ({ default: Card })));
    cards.set(id, known as typeof Card);
    return known as typeof Card;
  };
  return function Regions({ firms }: { firms: readonly Firm[] }) {
    return (
      <Around>
        <GlobalStyle />
        <Still>
          {firms.map((firm) => {
            const Later = cardOf(firm.id);
            return (
              <li key={firm.id} data-firm={firm.id}>
                <Suspense>
                  <Later firm={firm} />
                </Suspense>
              </li>
            );
          })}
        </Still>
      </Around>
    );
  };
}

import { hydrateRoot } from 'react-dom/client';
import { ClientCard } from './client-card.tsx';
import { firms, placeOf, seen } from './given.ts';

for (const firm of firms) {
  const place = placeOf(firm.id);
  void seen(place).then(() => hydrateRoot(place, <ClientCard firm={firm} />));
}

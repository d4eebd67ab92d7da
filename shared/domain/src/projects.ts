/** Projects of a firm: what it finished, with pictures and videos of its portfolio. Rupees are whole, texts in characters. */
export const projectLimits = {
  projectsMax: 100,
  itemsMax: 100,
  titleMax: 100,
  cityMax: 100,
  yearMin: 1950,
  areaMin: 1,
  areaMax: 10_000_000,
  costMin: 0,
  costMax: 1_000_000_000_000,
  durationMin: 1,
  durationMax: 240,
  materialsMax: 20,
  materialMax: 60,
  storyMax: 5_000,
  photographerMax: 100,
  suppliersMax: 20,
} as const;

/** Messages of the project form and the API. */
export const projectMessages = {
  titleRequired: 'Title is required',
  kindRequired: 'Category is required',
  yearTooEarly: `The year cannot be before ${projectLimits.yearMin}`,
  yearInFuture: 'The year cannot be in the future',
  costTurnedAround: 'The lowest cost cannot be above the highest',
} as const;

/** The rooms that an item of a project may show, in the order pages offer them. */
export const projectRooms = [
  { id: 'living', label: 'Living room' },
  { id: 'kitchen', label: 'Kitchen' },
  { id: 'bedroom', label: 'Bedroom' },
  { id: 'bathroom', label: 'Bathroom' },
  { id: 'dining', label: 'Dining room' },
  { id: 'foyer', label: 'Foyer' },
  { id: 'balcony', label: 'Balcony' },
  { id: 'study', label: 'Study' },
  { id: 'pooja', label: 'Pooja room' },
  { id: 'outdoor', label: 'Outdoor space' },
  { id: 'office', label: 'Office' },
  { id: 'shop', label: 'Shop' },
  { id: 'other', label: 'Other' },
] as const;
export type ProjectRoom = (typeof projectRooms)[number]['id'];

/** When an item was taken, where a project shows what changed. */
export const projectStages = ['before', 'after'] as const;
export type ProjectStage = (typeof projectStages)[number];

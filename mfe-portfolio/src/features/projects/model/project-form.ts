import {
  isAtMost,
  isVisibleText,
  projectLimits,
  projectMessages,
  readTypedAmount,
  tooLongMessage,
} from '@aangan/domain';
import { array, object, string } from 'yup';
import type { OwnProject, ProjectBody } from '../api/projects-api.ts';

/** An item of the project in the form; '' where room or stage are not said. */
export interface ChosenItem {
  id: number;
  room: string;
  shows: string;
}

/** An item of which nothing is said yet. */
export const newlyChosen = (id: number): ChosenItem => ({ id, room: '', shows: '' });

/** The id of the item that is shown where no cover was chosen, as the API takes it: none of before while there is another. */
export const firstCover = (items: readonly ChosenItem[]): number | undefined =>
  (items.find(({ shows }) => shows !== 'before') ?? items[0])?.id;

/** A vendor that supplied the project. */
export interface Supplier {
  id: number;
  name: string;
}

/** The values of the form; numbers as typed, materials one a line. */
export interface ProjectValues {
  title: string;
  kind: string;
  city: string;
  year: string;
  area_sqft: string;
  cost_min: string;
  cost_max: string;
  duration_months: string;
  materials: string;
  story: string;
  photographer: string;
  suppliers: Supplier[];
  items: ChosenItem[];
  /** The id of the item on the cover; 0 for the first. */
  cover_item_id: number;
}

/** The values of a project; of a new one without. */
export function valuesOf(project?: OwnProject): ProjectValues {
  return {
    title: project?.title ?? '',
    kind: project?.kind ?? '',
    city: project?.city ?? '',
    year: typed(project?.year),
    area_sqft: typed(project?.area_sqft),
    cost_min: typed(project?.cost_min),
    cost_max: typed(project?.cost_max),
    duration_months: typed(project?.duration_months),
    materials: project?.materials.join('\n') ?? '',
    story: project?.story ?? '',
    photographer: project?.photographer ?? '',
    suppliers: (project?.suppliers ?? []).map(({ id, name }) => ({ id, name })),
    items: (project?.items ?? []).map(({ id, room, shows }) => ({
      id,
      room: room ?? '',
      shows: shows ?? '',
    })),
    cover_item_id: project?.cover_item_id ?? 0,
  };
}

/** The values with these items after those that are there. */
export function withItems(values: ProjectValues, ids: readonly number[]): ProjectValues {
  const added = ids.filter((id) => values.items.every((item) => item.id !== id));
  return { ...values, items: [...values.items, ...added.map(newlyChosen)] };
}

const typed = (number: number | null | undefined) => String(number ?? '');

const text = (max: number) => string().trim().test('max', tooLongMessage(max), isAtMost(max));

const amount = () =>
  string().test('readable', (written = '', { createError }) => {
    const read = readTypedAmount(written);
    return read.kind !== 'refused' || createError({ message: read.message });
  });

/** The rules of the form; how large numbers may be is the API's to say. */
export const projectSchema = object({
  title: text(projectLimits.titleMax)
    .required(projectMessages.titleRequired)
    .test('visible', projectMessages.titleRequired, isVisibleText),
  kind: string().required(projectMessages.kindRequired),
  city: text(projectLimits.cityMax),
  year: amount(),
  area_sqft: amount(),
  cost_min: amount(),
  cost_max: amount().when('cost_min', ([low = ''], rule) =>
    rule.test('not-below', projectMessages.costTurnedAround, (high = '') => {
      const [from, to] = [numberOf(low), numberOf(high)];
      return from === null || to === null || from <= to;
    }),
  ),
  duration_months: amount(),
  materials: string(),
  story: text(projectLimits.storyMax),
  photographer: text(projectLimits.photographerMax),
  suppliers: array(),
  items: array(),
});

/** The number that was typed; null for an empty field and for what the rules refuse. */
function numberOf(written: string): number | null {
  const read = readTypedAmount(written);
  return read.kind === 'number' ? read.value : null;
}

/** The project as it is sent. A cover that was taken out is none. */
export function bodyOf(values: ProjectValues): ProjectBody {
  const { items, cover_item_id: cover } = values;
  return {
    title: values.title.trim(),
    kind: values.kind as ProjectBody['kind'],
    city: values.city.trim() || null,
    year: numberOf(values.year),
    area_sqft: numberOf(values.area_sqft),
    cost_min: numberOf(values.cost_min),
    cost_max: numberOf(values.cost_max),
    duration_months: numberOf(values.duration_months),
    materials: linesOf(values.materials),
    story: values.story.trim(),
    photographer: values.photographer.trim() || null,
    suppliers: values.suppliers.map(({ id }) => id),
    cover_item_id: items.some(({ id }) => id === cover) ? cover : null,
    items: items.map(({ id, room, shows }) => ({
      id,
      room: (room || null) as NonNullable<ProjectBody['items']>[number]['room'],
      shows: (shows || null) as NonNullable<ProjectBody['items']>[number]['shows'],
    })),
  };
}

function linesOf(lines: string): string[] {
  const materials = lines.split('\n').map((line) => line.trim());
  return [...new Set(materials)].filter((line) => line !== '');
}

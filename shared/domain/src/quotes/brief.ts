import type { ConnectionProjectType } from '../connection-choices.ts';
import type { ProjectRoom } from '../projects.ts';
import { changesOf, differing, type PartChanges } from './compare-parts.ts';

/** Rupees are whole, texts in characters. */
export const briefLimits = {
  briefsMax: 50,
  filesMax: 60,
  titleMax: 150,
  cityMax: 100,
  localityMax: 150,
  areaMax: 10_000_000,
  roomsMax: 50,
  roomNameMax: 100,
  workMax: 2_000,
  budgetMax: 1_000_000_000_000,
  startMax: 100,
  peopleMax: 1_000,
  styleMax: 60,
  styleWordsMax: 1_000,
  mustHavesMax: 50,
  mustHaveMax: 300,
} as const;

/** A room, and what is to be done in it. */
interface BriefRoom {
  /** Made by its writer, and the same in each version. */
  id: string;
  room: ProjectRoom;
  /** Where there are several of a kind. */
  name: string;
  work: string;
}

/** What a client wants. */
export interface Brief {
  title: string;
  kind: ConnectionProjectType | null;
  city: string;
  locality: string;
  area_sqft: number | null;
  rooms: BriefRoom[];
  /** Whole rupees. */
  budget_min: number | null;
  budget_max: number | null;
  start: string;
  /** Who lives or works there. */
  people: string;
  /** Things of boards, such as `picture-12`. */
  style: string[];
  style_words: string;
  /** Ids of files of the brief. */
  photos: string[];
  plans: string[];
  must_haves: string[];
}

/** A brief without anything in it. */
export const emptyBrief: Brief = {
  title: '',
  kind: null,
  city: '',
  locality: '',
  area_sqft: null,
  rooms: [],
  budget_min: null,
  budget_max: null,
  start: '',
  people: '',
  style: [],
  style_words: '',
  photos: [],
  plans: [],
  must_haves: [],
};

/** What a later version of a brief has changed. */
export interface BriefChanges {
  /** The names of the fields that differ, but for the rooms. */
  fields: string[];
  rooms: PartChanges<BriefRoom>;
}

/** Compares two versions of a brief. Rooms are the same by their ids. */
export function compareBriefs(before: Brief, after: Brief): BriefChanges {
  return {
    fields: differing(before, after).filter((name) => name !== 'rooms'),
    rooms: changesOf(before.rooms, after.rooms),
  };
}

/** Whether a firm could answer it. */
export const isBriefFinished = ({ kind, city }: Brief): boolean => kind !== null && city !== '';

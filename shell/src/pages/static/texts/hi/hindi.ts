import type { PageTexts } from '../../static-page-content.tsx';
import { texts as english } from '../english.ts';
import { about } from './about.tsx';

/** The texts of the shell's own pages in Hindi. */
export const texts: PageTexts = { ...english, '/about': about };

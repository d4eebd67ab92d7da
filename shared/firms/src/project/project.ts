import type { components } from '@aangan/api-client/endpoints';

/** A project of a firm, as its page shows it. */
export type ProjectData = components['schemas']['Project'];

/** A picture or video of a project; the caption is its title. */
export type ProjectItem = ProjectData['items'][number];

/** A project in a list. */
export type ProjectCardData = components['schemas']['ProjectCard'];

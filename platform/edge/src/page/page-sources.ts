import type { Renderer } from '@aangan/manifest';
import type { SharedAnswers } from '../first-data.ts';
import type { PassThroughTarget } from '../pass-through.ts';
import type { UnrenderedPage } from '../rendering/unrendered-log.ts';
import type { WriteBadge } from './badge-element.ts';
import type { CompositionRests } from './composition-rest.ts';

/** What pages are built with. */
export interface PageSources {
  /** The server of /api; without one, pages carry no first data. */
  api: PassThroughTarget | undefined;
  /** Renders public pages; without one, the browser renders every page. */
  renderer: Renderer | undefined;
  /** The site's public address. */
  site: URL;
  now: () => number;
  /** Answers of the API that the pages of several languages share; without it, each page asks for its own. */
  answers?: SharedAnswers | undefined;
  /** Takes what pages report; without it they report nothing. */
  reports?: object | undefined;
  /** The files of the channel's compositions; without it, pages carry their whole composition. */
  rests?: CompositionRests | undefined;
  /** Writes the badge of pages that no visitor of the live channel gets; absent on that one. */
  badge?: WriteBadge | undefined;
  /** Whether answers may belong to traces. */
  isTraced?: boolean;
  /** Called for every page that could not be rendered with its composition. */
  onUnrendered: (page: UnrenderedPage) => void;
}

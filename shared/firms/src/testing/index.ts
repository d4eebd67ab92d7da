export {
  aFeaturedLink,
  anItem,
  aProject,
  aProjectCard,
  aProjectItem,
  ownFirm,
  publicFirm,
} from './factories.ts';
export {
  aClientReview,
  aClientReviewPage,
  aReview,
  aReviewPage,
} from './review-factories.ts';
export { scrollPage } from './scroll-page.ts';
export { theFacets } from './the-facets.ts';

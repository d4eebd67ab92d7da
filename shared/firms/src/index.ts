export type { Content } from './content/content.ts';
export { ContentGrid, type ContentGridProps } from './content/content-grid.tsx';
export { ContentTabs, type ContentTabsProps } from './content/content-tabs.tsx';
export { visitSeed } from './content/visit-seed.ts';
export { CardSkeletons } from './listing/card-skeletons.tsx';
export { CategoryChips, type CategoryChipsProps } from './listing/category-chips.tsx';
export { ClosingLine, type ClosingLineProps } from './listing/closing-line.tsx';
export { ListingCard, type ListingCardProps } from './listing/listing-card.tsx';
export { ListingFailure, type ListingFailureProps } from './listing/listing-failure.tsx';
export { ListingHead, type ListingHeadProps } from './listing/listing-head.tsx';
export {
  ListingResults,
  type ListingResultsProps,
  type ListingWords,
} from './listing/listing-results.tsx';
export type { PageLink } from './listing/page-link.ts';
export type { Trouble } from './listing/trouble.ts';
export { OwnProfile, type OwnProfileProps } from './own-profile/own-profile.tsx';
export { coverPostOf } from './profile/cover-post.ts';
export { FactList } from './profile/fact-list.tsx';
export { ProfileBar, type WaysOut } from './profile/profile-bar.tsx';
export {
  ProfileCover,
  type ProfileCoverProps,
  type ProfileFact,
} from './profile/profile-cover.tsx';
export { ProfileFailure, type ProfileFailureProps } from './profile/profile-failure.tsx';
export { ProfileIdentity, type ProfileIdentityProps } from './profile/profile-identity.tsx';
export { ProfileSkeleton } from './profile/profile-skeleton.tsx';
export {
  ProfileSection,
  ProfileSubpage,
  type ProfileSubpageProps,
  ProfileSubpageSkeleton,
} from './profile/profile-subpage.tsx';

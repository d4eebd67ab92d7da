export { awayText, type FirmAnswers, withinText } from './answers/answer-texts.ts';
export type { Content } from './content/content.ts';
export { ContentGrid, type ContentGridProps } from './content/content-grid.tsx';
export { ContentTabs, type ContentTabsProps } from './content/content-tabs.tsx';
export { type ContentPanel, FirmContent, type FirmContentProps } from './content/firm-content.tsx';
export { withDialog } from './dialog/dialog-address.ts';
export { DialogLoading } from './dialog/dialog-loading.tsx';
export { DialogMissing, type DialogMissingProps } from './dialog/dialog-missing.tsx';
export { laterDialog } from './dialog/later-dialog.tsx';
export {
  SmallFormDialog,
  type SmallFormDialogProps,
  SubmitButton,
} from './dialog/small-form-dialog.tsx';
export { useDialogEntry, useDialogOpener } from './dialog/use-dialog-entry.ts';
export { fetchFile } from './downloads/fetch-file.ts';
export {
  type BrowserDraft,
  browserDraft,
  clearDraftsOfOthers,
  type TabDraft,
  tabDraft,
} from './draft/drafts.ts';
export { FormDraft, type FormDraftProps } from './draft/form-draft.tsx';
export { CheckList } from './evidence/check-list.tsx';
export { checkText, type EvidenceCheckData } from './evidence/check-texts.ts';
export { FirmEvidence, type FirmEvidenceProps } from './evidence/firm-evidence.tsx';
export { LoadFailure } from './failure/load-failure.tsx';
export { failureToast, forgetFailure, successToast } from './failure/outcome-toasts.ts';
export { problemAdvice } from './failure/problem-advice.ts';
export { saveFailure } from './failure/save-failure.ts';
export { useRefetchAfterFailure } from './failure/use-refetch-after-failure.ts';
export { type FirmHeadSource, firmHead, type HeadReview } from './head/firm-head.ts';
export { listingHead } from './head/listing-head.ts';
export { projectHead } from './head/project-head.ts';
export { breadcrumbs, cut, graphOf, itemList } from './head/structured-data.ts';
export { CardRating, type CardRatingProps } from './listing/card-rating.tsx';
export { CardSkeletons } from './listing/card-skeletons.tsx';
export { CategoryChips, type CategoryChipsProps } from './listing/category-chips.tsx';
export { FirmListing, type FirmListingProps, type ListingTexts } from './listing/firm-listing.tsx';
export { ListingCard, type ListingCardProps } from './listing/listing-card.tsx';
export {
  type ListingFacets,
  listingFacetsQuery,
} from './listing/listing-facets.ts';
export { type ListingPage, listingPageQuery, listingPages } from './listing/listing-query.ts';
export { type ListAnswer, readPage } from './listing/read-page.ts';
export { useFocusOnMore } from './listing/use-focus-on-more.ts';
export { type ListingView, useListingView } from './listing/use-listing-view.ts';
export { useSettled } from './listing/use-settled.ts';
export {
  Completeness,
  type CompletenessProps,
  type MissingDetail,
} from './own-profile/completeness.tsx';
export { type OwnFirm, ownContactDetails, ownFirmDetails } from './own-profile/own-details.ts';
export { OwnProfile, type OwnProfileProps } from './own-profile/own-profile.tsx';
export { OwnProfilePage, type OwnProfilePageProps } from './own-profile/own-profile-page.tsx';
export { WebsiteLinks, type WebsiteLinksProps } from './own-profile/website-links.tsx';
export { answersDetail } from './profile/answers-detail.ts';
export { coverPostOf } from './profile/cover-post.ts';
export { DetailList } from './profile/detail-list.tsx';
export {
  areaText,
  establishedText,
  membersText,
  specializationsText,
  yearsText,
} from './profile/detail-texts.ts';
export { OwnerLinks, type OwnerLinksProps } from './profile/owner-links.tsx';
export { type ListingLink, ProfileBar } from './profile/profile-bar.tsx';
export {
  ProfileCover,
  type ProfileCoverProps,
  type ProfileDetail,
} from './profile/profile-cover.tsx';
export { ProfileIdentity, type ProfileIdentityProps } from './profile/profile-identity.tsx';
export {
  ProfileLoader,
  type ProfileLoaderProps,
  type ProfileTexts,
} from './profile/profile-loader.tsx';
export {
  PreviewFrame,
  type PreviewFrameProps,
  ProfilePreview,
  type ProfilePreviewProps,
} from './profile/profile-preview.tsx';
export { ProfileSkeleton } from './profile/profile-skeleton.tsx';
export {
  ProfileSection,
  ProfileSubpage,
  type ProfileSubpageProps,
  ProfileSubpageSkeleton,
} from './profile/profile-subpage.tsx';
export { projectsDetail } from './profile/projects-detail.ts';
export { quotedAndFinalDetail } from './profile/quoted-and-final-detail.ts';
export { ratingDetail } from './profile/rating-detail.ts';
export { TagList } from './profile/tag-list.tsx';
export { UnverifiedNotice } from './profile/unverified-notice.tsx';
export { useGoBack } from './profile/use-go-back.ts';
export { Websites } from './profile/websites.tsx';
export type { ProjectCardData, ProjectData } from './project/project.ts';
export { ProjectLoader, type ProjectLoaderProps } from './project/project-loader.tsx';
export { ProjectPage, type ProjectPageProps } from './project/project-page.tsx';
export { ClientReviews } from './reviews/client-reviews.tsx';
export { reviewTitle } from './reviews/dialog-titles.ts';
export type { DesignerReview, DesignerReviewsAnswer } from './reviews/listed-review.ts';
export { RatingGrid } from './reviews/rating-grid.ts';
export { reviewDialogs } from './reviews/review-dialogs.ts';
export { ReviewText } from './reviews/review-text.tsx';
export type { ReviewedFirm } from './reviews/reviewed-firm.ts';
export { Reviews } from './reviews/reviews.tsx';
export { createReviewsApi } from './reviews/reviews-api.ts';
export { ReviewsSlice } from './reviews/reviews-slice.ts';
export { useSavingReview } from './reviews/use-saving-review.ts';
export { DraggableCell } from './sorting/draggable-cell.tsx';
export { ListArea } from './sorting/list-area.tsx';
export { moveItem } from './sorting/move-item.ts';
export { SortableCell, type SortableCellProps } from './sorting/sortable-cell.tsx';
export { SortableList, type SortableListProps } from './sorting/sortable-list.tsx';
export { type Speech, speechOf } from './speech/speech.ts';
export { useSpeech } from './speech/use-speech.ts';
export { ChosenFiles } from './uploads/chosen-files.tsx';
export { useUploads } from './uploads/use-uploads.ts';
export { VerificationReminder } from './verification/verification-reminder.tsx';

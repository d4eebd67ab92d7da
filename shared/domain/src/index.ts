export { type AccountFlag, accountFlags, flagsOf } from './account-flags.ts';
export { amountReading } from './amount-reading.ts';
export { answerSpeeds, answerTimes, answerWithin } from './answer-times.ts';
export { type AuditKind, auditDays, auditKinds, auditLabel } from './audit-kinds.ts';
export {
  boardPageSizes,
  comparedFirms,
  firstBoardTitle,
  maxBoardItems,
  maxBoardNote,
  maxBoards,
  maxBoardTitle,
  maxThingCards,
  readThing,
  type Thing,
  type ThingKind,
  thingKinds,
  thingPattern,
} from './boards.ts';
export type { CatalogueGroup, CatalogueItem } from './catalogue.ts';
export {
  catalogueIds,
  findGroup,
  groupOfItem,
  itemLabel,
  searchCatalogue,
} from './catalogue.ts';
export {
  cityNamesOf,
  citySlugOf,
  citySlugsOf,
  cityTitleOf,
  isCityName,
  isCitySlug,
  searchedCityNames,
} from './cities.ts';
export {
  type ConnectionProjectType,
  type ConnectionStatus,
  type ConnectionTimeline,
  connectionProjectTypes,
  connectionTimelines,
} from './connection-choices.ts';
export {
  type ConversationSide,
  conversationRefusals,
  conversationSides,
  type MessageReportReason,
  maxAttachmentBytes,
  maxAttachmentName,
  maxMessageAttachments,
  maxMessageReportText,
  maxMessageText,
  messagePageSize,
  messageReportReasons,
} from './conversations.ts';
export { csvOf, guardedCell } from './csv.ts';
export { dayAndMonth, englishMonths, longDay } from './day-and-month.ts';
export {
  areaPhrases,
  areaTitleOf,
  deliveryAreaOf,
  everywherePhrases,
  phrasesCovering,
} from './delivery-areas.ts';
export { type DesignStyle, designStyles, styleLabels } from './design-styles.ts';
export { designerCatalogue, designerListing } from './designer-catalogue.ts';
export { type DeviceSystem, deviceSystems } from './device-systems.ts';
export { readEmail, shownEmail } from './email.ts';
export {
  type EvidenceKind,
  type EvidenceState,
  evidenceFileTypes,
  evidenceKinds,
  evidenceLimits,
  evidenceStates,
  readEvidenceNumber,
} from './evidence.ts';
export { evidenceMessages } from './evidence-messages.ts';
export { factorLimits, type ProofKind, proofKinds, proofMinutes } from './factors.ts';
export {
  type ChoicesName,
  type FilterWithChoices,
  type Listing,
  type ListingFilter,
  type ListingFilterName,
  listingFilterNames,
  listingFilters,
} from './filter-records.ts';
export {
  type DashboardPeriod,
  dashboardPeriods,
  minFirmsOfMedian,
  type ViewedPage,
  type ViewSource,
  viewedPageOf,
  viewSourceOf,
  viewSources,
} from './firm-views.ts';
export { gstStates, readGstin, stateOfGstin } from './gstin.ts';
export { readId } from './ids.ts';
export { instagramReturnMessages } from './instagram-return.ts';
export { isolated } from './isolated-text.ts';
export {
  localeOf,
  pathIn,
  preferredLanguage,
  type SiteLanguage,
  siteLanguages,
} from './languages.ts';
export {
  accountLimits,
  accountMessages,
  architectLimits,
  architectMessages,
  avatarLimits,
  connectionLimits,
  connectionMessages,
  fileMessages,
  mediaLimits,
  operatorLimits,
  pageLimits,
  pagingLimits,
  portfolioLimits,
  portfolioMessages,
  profileLimits,
  profileMessages,
  reviewLimits,
  reviewMessages,
  searchLimits,
  shrunkSideMax,
  supportLimits,
  tooLongMessage,
} from './limits.ts';
export {
  everything,
  fieldsOf,
  filtersOf,
  type ListingSort,
  listingAddress,
  listingQuery,
  listingSorts,
  readListingFilter,
  readListingPage,
  toggleGroup,
  toggleSpecialization,
  withFilter,
  withoutFilter,
} from './listing-filter.ts';
export {
  compareNames,
  dateFormat,
  formatList,
  formatMoment,
  formatRelativeTime,
} from './locale-formats.ts';
export { type MatchDecision, matchDecisions } from './match-decisions.ts';
export {
  averageFee,
  formatCount,
  formatListCount,
  formatPaisa,
  formatRupees,
  formatRupeesShort,
  groupDigits,
} from './money.ts';
export { maxNotificationsPage, notificationsPage } from './notifications.ts';
export type { ListingState } from './paths.ts';
export { paths } from './paths.ts';
export {
  isInstagramUrl,
  isLinkedinUrl,
  isPictureUrl,
  isWebUrl,
  ownMediaPattern,
  youtubeIdOf,
} from './patterns.ts';
export { fullNameOf, type PersonName, personNameOf, sentName } from './person-name.ts';
export { readPhone } from './phone.ts';
export { copyWidths, pictureWidths } from './picture-widths.ts';
export { placeSlug, placeTitle } from './place-slug.ts';
export {
  acceptedBy,
  type PortfolioCategory,
  pictureFileTypes,
  portfolioCategories,
  portfolioFileTypes,
} from './portfolio.ts';
export {
  type FixedProblemCode,
  isProblemCode,
  type ProblemCode,
  problemCodes,
  sentenceOf,
} from './problem-codes.ts';
export type { FeaturedLinkType, VendorType } from './profile-choices.ts';
export { catalogueLinkTypes, featuredLinkTypes, vendorTypes } from './profile-choices.ts';
export {
  type ContentFilter,
  cardPosts,
  contentFiltersOf,
  dailySeed,
  filterContent,
  mixContent,
  type ProfileContent,
  readContentFilter,
} from './profile-content.ts';
export {
  detailNames,
  headerMoney,
  missingWords,
  pagesElsewhere,
} from './profile-words.ts';
export {
  type ProjectRoom,
  type ProjectStage,
  projectLimits,
  projectMessages,
  projectRooms,
  projectStages,
} from './projects.ts';
export { randomSequence } from './random-sequence.ts';
export {
  clientSubRatings,
  formerMember,
  type ReviewProjectType,
  type ReviewReportReason,
  type ReviewSort,
  type ReviewSubRating,
  reviewBurst,
  reviewProjectTypes,
  reviewRelations,
  reviewReportReasons,
  reviewSorts,
  reviewSubRatings,
} from './review-choices.ts';
export {
  averageRating,
  type ReviewSummary,
  type ReviewSums,
  reviewSummary,
} from './review-summary.ts';
export type { Audience, Role, RoleFlags, SignUpType } from './roles.ts';
export {
  audienceOf,
  audiences,
  isDesignProfessional,
  roleFlagsOf,
  roleOf,
  signUpTypeOf,
  toggleRole,
} from './roles.ts';
export { sitePathOf } from './site-path.ts';
export type { SupportState } from './support.ts';
export { policyPeriods, supportHours, supportStateAt, ticketMessages } from './support.ts';
export { termsVersion } from './terms.ts';
export {
  amountMessages,
  integerMessages,
  readTypedAmount,
  readTypedInteger,
  type TypedNumber,
  type TypedNumberRefusal,
} from './typed-number.ts';
export {
  asciiDigits,
  firstCharacters,
  isAtLeast,
  isAtMost,
  lengthOf,
  plainLine,
  plainText,
  type TextReader,
  type TextReading,
  tidied,
} from './typed-text.ts';
export { vendorCatalogue, vendorListing } from './vendor-catalogue.ts';
export { isVisibleText } from './visible-text.ts';
export { waitingTime } from './waiting-time.ts';
export {
  readInstagram,
  readLinkedin,
  readPictureAddress,
  readWebAddress,
} from './web-address.ts';
export { yearsInBusiness } from './years.ts';

import { EmailPreferences, Session } from './modules/account/account.schemas.ts';
import { AuditEvent, AuditEventPage, OwnEvent } from './modules/audit/audit.schemas.ts';
import { AuthTokens, RefreshedTokens, User } from './modules/auth/auth.schemas.ts';
import {
  Board,
  BoardItem,
  BoardLink,
  BoardPage,
  SharedBoardPage,
  ThingCard,
} from './modules/boards/boards.schemas.ts';
import {
  BriefCard,
  BriefContent,
  OwnBrief,
  ReceivedBrief,
} from './modules/briefs/briefs.schemas.ts';
import {
  Attachment,
  Conversation,
  ConversationCard,
  ConversationPage,
  Message,
  ReportedMessage,
  ReportedMessagePage,
  UnreadCounts,
} from './modules/conversations/conversations.schemas.ts';
import { FirmDashboard } from './modules/dashboard/dashboard.schemas.ts';
import {
  DesignerCard,
  DesignerCardPage,
  DesignerProfile,
  OwnDesignerProfile,
  PrincipalArchitect,
} from './modules/designers/designers.schemas.ts';
import {
  Evidence,
  GivenEvidence,
  GivenEvidencePage,
  OwnEvidence,
} from './modules/evidence/evidence.schemas.ts';
import { ChangedFactors, Factors, ProofRequest } from './modules/factors/factors.schemas.ts';
import { ComparedFirm, Comparison } from './modules/firms/compare/compare.schemas.ts';
import { MatchedThing, PictureMatch, PictureMatchPage } from './modules/matches/matches.schemas.ts';
import {
  Notification,
  NotificationList,
  NotificationSettings,
  UnreadNotifications,
} from './modules/notifications/notifications.schemas.ts';
import {
  Listing,
  ListingPage,
  OperatorAccount,
  OperatorAccountPage,
} from './modules/operator/operator.schemas.ts';
import {
  OwnProject,
  OwnProjectItem,
  Project,
  ProjectCard,
  ProjectItem,
} from './modules/projects/projects.schemas.ts';
import {
  QuoteCard,
  QuoteChanges,
  QuoteContent,
  QuoteDetail,
  QuoteTotals,
  QuoteVersion,
} from './modules/quotes/quotes.schemas.ts';
import { SheetLines } from './modules/quotes/sheets.schemas.ts';
import { QuotesSideBySide } from './modules/quotes/side-by-side.schemas.ts';
import { PriceList, QuoteTemplate } from './modules/quotes/templates.schemas.ts';
import { ConnectionRequest, ReceivedRequest } from './modules/requests/requests.schemas.ts';
import {
  ClientReview,
  ClientReviewPage,
  ReviewPicture,
} from './modules/reviews/client-reviews.schemas.ts';
import {
  ReportedReview,
  ReportedReviewPage,
  VendorReview,
  VendorReviewPage,
} from './modules/reviews/reviews.schemas.ts';
import {
  OwnVendorProfile,
  VendorCard,
  VendorCardPage,
  VendorProfile,
} from './modules/vendors/vendors.schemas.ts';
import { Job, JobCard } from './modules/work-jobs/work-jobs.schemas.ts';
import { FeaturedLink } from './schemas/featured-link.ts';
import { EvidenceCheck, InstagramConnection } from './schemas/firm.ts';
import { FirmFacets, PlaceFacet } from './schemas/firm-facets.ts';
import { InstagramPost } from './schemas/instagram-post.ts';
import { LooksLike, PortfolioItem } from './schemas/portfolio-item.ts';
import { PreparingItem } from './schemas/preparing-item.ts';
import { Problem, ProblemCode, ProblemCodes } from './schemas/problem.ts';

/** Every schema with a name of its own in the OpenAPI document. */
export const sharedSchemas = [
  ProblemCode,
  ProblemCodes,
  Problem,
  User,
  AuthTokens,
  RefreshedTokens,
  ProofRequest,
  Factors,
  ChangedFactors,
  Session,
  OwnEvent,
  AuditEvent,
  AuditEventPage,
  EmailPreferences,
  InstagramPost,
  InstagramConnection,
  FeaturedLink,
  EvidenceCheck,
  PrincipalArchitect,
  DesignerCard,
  DesignerProfile,
  OwnDesignerProfile,
  DesignerCardPage,
  VendorCard,
  VendorProfile,
  OwnVendorProfile,
  VendorCardPage,
  PlaceFacet,
  FirmFacets,
  ComparedFirm,
  Comparison,
  Evidence,
  OwnEvidence,
  GivenEvidence,
  GivenEvidencePage,
  LooksLike,
  MatchedThing,
  PictureMatch,
  PictureMatchPage,
  PortfolioItem,
  PreparingItem,
  OwnProjectItem,
  OwnProject,
  ProjectCard,
  ProjectItem,
  Project,
  OperatorAccount,
  Listing,
  ListingPage,
  OperatorAccountPage,
  ConnectionRequest,
  ReceivedRequest,
  VendorReview,
  VendorReviewPage,
  ReviewPicture,
  ClientReview,
  ClientReviewPage,
  ReportedReview,
  ReportedReviewPage,
  ThingCard,
  BoardItem,
  Board,
  BoardLink,
  BoardPage,
  SharedBoardPage,
  Attachment,
  Message,
  ConversationCard,
  ConversationPage,
  Conversation,
  UnreadCounts,
  ReportedMessage,
  ReportedMessagePage,
  BriefContent,
  BriefCard,
  OwnBrief,
  ReceivedBrief,
  QuoteContent,
  QuoteTotals,
  QuoteCard,
  QuoteDetail,
  QuoteChanges,
  QuoteVersion,
  QuotesSideBySide,
  SheetLines,
  QuoteTemplate,
  PriceList,
  JobCard,
  Job,
  Notification,
  NotificationList,
  UnreadNotifications,
  NotificationSettings,
  FirmDashboard,
];

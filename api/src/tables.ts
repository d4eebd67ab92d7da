import type {
  AuditKind,
  ConnectionStatus,
  ConversationSide,
  EvidenceKind,
  EvidenceState,
  MatchDecision,
  MessageReportReason,
  PortfolioCategory,
  ProjectRoom,
  ProjectStage,
  ProofKind,
  ReviewProjectType,
  ReviewReportReason,
  SiteLanguage,
  ThingKind,
} from '@aangan/domain';
import type {
  Brief,
  JobChangeStatus,
  MessageSubject,
  PricedLine,
  Quote,
  QuoteStatus,
} from '@aangan/domain/quotes';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * The tables that are reached through typed queries, as migrations/ has them. Instants are written as Date
 * and read as ISO text.
 */
export interface Tables {
  account: AccountTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  passkey: PasskeyTable;
  authenticator_app: AuthenticatorAppTable;
  recovery_code: {
    account_id: number;
    code_hash: Buffer;
    created_at: Generated<string>;
    used_at: OptionalInstant;
  };
  auth_challenge: AuthChallengeTable;
  factor_reset: { account_id: number; operator_id: number; asked_at: Generated<string> };
  terms_acceptance: TermsAcceptanceTable;
  throttle: ThrottleTable;
  idempotent_request: IdempotentRequestTable;
  media: MediaTable;
  picture_hash: PictureHashTable;
  picture_match: PictureMatchTable;
  match_decision: MatchDecisionTable;
  media_variant: MediaVariantTable;
  designer_profile: DesignerProfileTable;
  vendor_profile: VendorProfileTable;
  instagram_account: InstagramAccountTable;
  instagram_authorisation: InstagramAuthorisationTable;
  instagram_deletion: InstagramDeletionTable;
  instagram_import: InstagramImportTable;
  instagram_post: InstagramPostTable;
  featured_link: FeaturedLinkTable;
  principal_architect: PrincipalArchitectTable;
  portfolio_item: PortfolioItemTable;
  portfolio_upload: PortfolioUploadTable;
  project: ProjectTable;
  project_supplier: { project_id: number; vendor_id: number; position: number };
  connection_request: ConnectionRequestTable;
  vendor_review: VendorReviewTable;
  review_report: ReviewReportTable;
  review_decision: ReviewDecisionTable;
  review_origin: { review_id: number; network: string };
  review_author: {
    review_id: number;
    author_hash: Buffer;
    forget_at: OptionalInstant;
    /** Whether the address was proved by a link. */
    is_proved: Generated<boolean>;
  };
  evidence: EvidenceTable;
  evidence_decision: EvidenceDecisionTable;
  review_picture: ReviewPictureTable;
  review_mean: { is_only: Generated<boolean>; rating: number };
  board: BoardTable;
  board_item: BoardItemTable;
  board_link: BoardLinkTable;
  conversation: ConversationTable;
  conversation_member: ConversationMemberTable;
  message: MessageTable;
  message_attachment: MessageAttachmentTable;
  message_report: MessageReportTable;
  message_decision: MessageDecisionTable;
  brief: BriefTable;
  brief_version: {
    brief_id: number;
    number: number;
    content: Json<Brief>;
    created_at: Generated<string>;
  };
  brief_file: BriefFileTable;
  quote: QuoteTable;
  quote_version: QuoteVersionTable;
  work_job: WorkJobTable;
  work_job_stage: WorkJobStageTable;
  work_job_change: WorkJobChangeTable;
  quote_template: QuoteTemplateTable;
  price_list: {
    account_id: number;
    items: Json<PricedLine[]>;
    revision: Generated<number>;
    updated_at: Generated<string>;
  };
  stream_event: StreamEventTable;
  milestone: MilestoneTable;
  email_token: EmailTokenTable;
  notification: NotificationTable;
  notification_setting: NotificationSettingTable;
  mail_link_key: { key: GeneratedAlways<string> };
  mail: MailTable;
  support_ticket: SupportTicketTable;
  verification_event: VerificationEventTable;
  account_event: AccountEventTable;
  audit_event: AuditEventTable;
}

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type Instant = ColumnType<string, Date | string, Date | string>;
type OptionalInstant = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

interface AccountTable {
  id: GeneratedAlways<number>;
  email: string;
  username: string;
  password_hash: string | null;
  first_name: string;
  last_name: Generated<string>;
  phone: string | null;
  bio: string | null;
  avatar_sha256: string | null;
  language: Generated<SiteLanguage>;
  is_designer: Generated<boolean>;
  is_architect: Generated<boolean>;
  is_vendor: Generated<boolean>;
  is_staff: Generated<boolean>;
  is_integrator: Generated<boolean>;
  is_active: Generated<boolean>;
  email_verified_at: OptionalInstant;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  deactivated_at: OptionalInstant;
  erased_at: OptionalInstant;
  suspended_at: OptionalInstant;
  suspended_reason: string | null;
  /** Until when an account works that is made to check a release; null: a person's. */
  check_until: OptionalInstant;
  /** From when on an operator or integrator needs a second factor. */
  factor_asked_at: OptionalInstant;
}

interface SessionTable {
  id: Generated<string>;
  account_id: number;
  created_at: Generated<string>;
  expires_at: Instant;
  revoked_at: OptionalInstant;
  revoked_because:
    | 'logout'
    | 'reuse'
    | 'password'
    | 'email'
    | 'deactivated'
    | 'suspended'
    | 'factors'
    | null;
  user_agent: string | null;
  of_staging: Generated<boolean>;
  last_used_at: ColumnType<string, Date | string | undefined, Date | string>;
  proved_at: ColumnType<string, Date | string | undefined, Date | string>;
  proved_by: Generated<ProofKind>;
  is_remembered: Generated<boolean>;
}

interface PasskeyTable {
  id: GeneratedAlways<number>;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Generated<string>;
  last_used_at: OptionalInstant;
}

interface AuthenticatorAppTable {
  account_id: number;
  sealed_secret: string;
  last_step: number;
  created_at: Generated<string>;
  last_used_at: OptionalInstant;
}

interface AuthChallengeTable {
  token_hash: Buffer;
  purpose: 'sign-in' | 'second-factor' | 'prove' | 'add-passkey' | 'add-app';
  account_id: number | null;
  challenge: string | null;
  sealed_secret: string | null;
  expires_at: Instant;
}

interface RefreshTokenTable {
  token_hash: Buffer;
  session_id: string;
  expires_at: Instant;
  used_at: OptionalInstant;
  generation: number | null;
  proved_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  proved_by: ColumnType<ProofKind | null, ProofKind | null | undefined, ProofKind | null>;
}

interface TermsAcceptanceTable {
  id: GeneratedAlways<number>;
  account_id: number;
  document: 'terms' | 'designer-terms' | 'vendor-terms';
  version: string;
  accepted_at: Generated<string>;
}

interface ThrottleTable {
  key: string;
  count: number;
  window_ends_at: Instant;
}

interface IdempotentRequestTable {
  key_hash: Buffer;
  account_id: number | null;
  fingerprint: Buffer;
  begun_at: Generated<string>;
  renewed_at: OptionalInstant;
  expires_at: Instant;
  status: number | null;
  answer: Buffer | null;
  done_at: OptionalInstant;
}

interface MediaTable {
  sha256: string;
  extension: string;
  bytes: number;
  width: number | null;
  height: number | null;
  alt_text: Generated<string>;
  dominant_color: string | null;
  copies_made_at: OptionalInstant;
  is_private: Generated<boolean>;
}

interface PictureHashTable {
  sha256: string;
  keys: number[];
  rest: string;
}

interface MediaVariantTable {
  sha256: string;
  width: number;
  format: 'webp' | 'avif';
  blob_sha256: string;
}

interface ProfileTable {
  id: GeneratedAlways<number>;
  account_id: number;
  is_active: Generated<boolean>;
  is_verified: Generated<boolean>;
  verified_at: OptionalInstant;
  rating: Generated<number>;
  reviews_count: Generated<number>;
  /** How far its mean, drawn towards the site's, is above that. */
  rating_lead: Generated<number>;
  specializations: string[];
  specializations_display: string[];
  specialization_groups: string[];
  establishment_year: number;
  experience_years: number | null;
  city: string | null;
  head_office_address: string;
  team_strength: number;
  projects_completed: number;
  spoc_name: string;
  spoc_phone: string;
  linkedin_profile: string | null;
  instagram_profile: string | null;
  bio: string;
  updated_at: Generated<string>;
  away_until: ColumnType<string | null, string | null | undefined, string | null>;
  back_at: OptionalInstant;
  usual_answer_hours: ColumnType<number | null, number | null | undefined, number | null>;
  sent_back_at: OptionalInstant;
  sent_back_why: ColumnType<string | null, string | null | undefined, string | null>;
}

interface DesignerProfileTable extends ProfileTable {
  full_name: Generated<string>;
  styles: Generated<string[]>;
  portfolio_website: string | null;
  min_project_size: number;
  fee_range_min: number | null;
  fee_range_max: number | null;
  min_project_budget: number | null;
}

interface VendorProfileTable extends ProfileTable {
  company_name: Generated<string>;
  vendor_type: string;
  website: string | null;
  min_order_value: number;
  service_areas: string | null;
  lead_time: string | null;
  certifications: Generated<string>;
}

interface Owned {
  designer_id: number | null;
  vendor_id: number | null;
}

interface InstagramAccountTable {
  account_id: number;
  instagram_user_id: string;
  username: string | null;
  sealed_token: string;
  token_expires_at: OptionalInstant;
  token_refreshed_at: Instant;
  needs_reconnect: Generated<boolean>;
  connected_at: ColumnType<string, Date | string | undefined, Date | string>;
  synced_at: OptionalInstant;
  is_capped: Generated<boolean>;
}

interface InstagramAuthorisationTable {
  state_hash: Buffer;
  account_id: number;
  session_id: string;
  expires_at: Instant;
}

interface InstagramDeletionTable {
  confirmation_code: string;
  requested_at: Generated<string>;
  completed_at: OptionalInstant;
}

interface InstagramImportTable {
  account_id: number;
  source_id: string;
  media_type: 'IMAGE' | 'VIDEO';
  media_url: string;
  caption: string;
  permalink: string | null;
  posted_at: Instant;
  attempts: Generated<number>;
  gave_up_at: OptionalInstant;
}

interface InstagramPostTable extends Owned {
  id: GeneratedAlways<number>;
  source_id: string;
  media_type: 'IMAGE' | 'VIDEO';
  media_sha256: string;
  thumbnail_sha256: string | null;
  caption: string;
  permalink: string | null;
  posted_at: Instant;
  /** Null for a post that was there before the column. */
  added_at: GeneratedAlways<string | null>;
}

interface FeaturedLinkTable extends Owned {
  id: GeneratedAlways<number>;
  position: number;
  type: 'youtube' | 'article' | 'blog' | 'catalogue' | 'brochure';
  url: string;
  title: string;
  image_url: string | null;
}

interface PrincipalArchitectTable {
  id: GeneratedAlways<number>;
  designer_id: number;
  name: string;
  experience_years: number;
  bio: string;
  linkedin_profile: string | null;
  portfolio_website: string | null;
  updated_at: Generated<string>;
}

interface PortfolioItemTable extends Owned {
  id: GeneratedAlways<number>;
  title: string;
  description: string;
  category: string;
  media_type: 'IMAGE' | 'VIDEO';
  media_sha256: string;
  thumbnail_sha256: string | null;
  is_profile_picture: Generated<boolean>;
  position: Generated<number>;
  project_id: ColumnType<number | null, number | null | undefined, number | null>;
  project_position: Generated<number>;
  room: ColumnType<ProjectRoom | null, ProjectRoom | null | undefined, ProjectRoom | null>;
  shows: ColumnType<ProjectStage | null, ProjectStage | null | undefined, ProjectStage | null>;
  hidden_at: OptionalInstant;
  created_at: ColumnType<string, Date | string | undefined, never>;
  updated_at: Generated<string>;
}

interface ProjectTable extends Owned {
  id: GeneratedAlways<number>;
  title: string;
  city: string | null;
  city_slug: GeneratedAlways<string | null>;
  year: number | null;
  kind: PortfolioCategory;
  area_sqft: number | null;
  cost_min: number | null;
  cost_max: number | null;
  duration_months: number | null;
  materials: Generated<string[]>;
  story: Generated<string>;
  photographer: string | null;
  cover_item_id: number | null;
  position: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

interface PortfolioUploadTable {
  id: GeneratedAlways<number>;
  account_id: number;
  title: string;
  description: string;
  category: string;
  upload_sha256: string;
  is_long: Generated<boolean>;
  started_at: OptionalInstant;
  problem: string | null | undefined;
  created_at: Generated<string>;
}

interface ConnectionRequestTable extends Owned {
  id: GeneratedAlways<number>;
  client_id: number;
  status: Generated<ConnectionStatus>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  project_type: 'residential' | 'commercial' | 'retail' | 'hospitality' | 'other';
  project_description: string;
  budget: number;
  timeline: string;
  item: Generated<string>;
  quantity: Generated<string>;
  delivery_place: Generated<string>;
  project_id: ColumnType<number | null, number | null | undefined, number | null>;
  brief_id: ColumnType<number | null, number | null | undefined, number | null>;
  brief_version: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<string, Date | string | undefined, never>;
  updated_at: Generated<string>;
  /** Since when it is pending. */
  waiting_since: Generated<string>;
  /** How often the firm was reminded of it since then. */
  reminders: Generated<number>;
  /** When the firm first approved or rejected it. */
  answered_at: OptionalInstant;
}

interface VendorReviewTable {
  id: GeneratedAlways<number>;
  /** The vendor that a designer has reviewed. */
  vendor_id: number | null;
  /** The firm whose client has reviewed it. */
  client_of_designer_id: number | null;
  client_of_vendor_id: number | null;
  /** The approved request that a client's review is about; null once the client was erased. */
  request_id: number | null;
  reviewer_id: number | null;
  rating: number;
  title: string | null;
  review_text: string;
  quality_rating: number | null;
  delivery_rating: number | null;
  design_rating: number | null;
  time_rating: number | null;
  communication_rating: number;
  value_rating: number;
  project_type: ReviewProjectType | null;
  project_value: number | null;
  would_recommend: boolean;
  created_at: ColumnType<string, Date | string | undefined, never>;
  updated_at: Generated<string>;
  edited_at: OptionalInstant;
  answer_text: ColumnType<string | null, string | null | undefined, string | null>;
  answer_created_at: OptionalInstant;
  answer_updated_at: OptionalInstant;
  hidden_at: OptionalInstant;
  waiting_since: OptionalInstant;
  held_at: OptionalInstant;
}

interface ReviewPictureTable {
  id: Generated<string>;
  account_id: number;
  review_id: ColumnType<number | null, number | undefined, number>;
  position: Generated<number>;
  media_sha256: string;
  created_at: Generated<string>;
}

interface ReviewReportTable {
  id: GeneratedAlways<number>;
  review_id: number;
  reporter_id: number | null;
  reason: ReviewReportReason;
  report_text: Generated<string>;
  created_at: ColumnType<string, Date | string | undefined, never>;
  decided_at: OptionalInstant;
}

interface PictureMatchTable {
  id: GeneratedAlways<number>;
  item_id: number;
  earlier_item_id: number | null;
  earlier_post_id: number | null;
  distance: number;
  found_at: Generated<string>;
  confirmed_by: number | null;
  confirmed_at: OptionalInstant;
  decided_at: OptionalInstant;
}

interface MatchDecisionTable {
  id: GeneratedAlways<number>;
  match_id: number;
  operator_id: number | null;
  kind: MatchDecision;
  reason: string;
  decided_at: Generated<string>;
}

interface ReviewDecisionTable {
  id: GeneratedAlways<number>;
  review_id: number;
  operator_id: number | null;
  kind: 'hidden' | 'kept';
  reason: string;
  decided_at: Generated<string>;
}

interface BoardTable {
  id: GeneratedAlways<number>;
  account_id: number;
  number: number;
  title: string;
  items_count: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  used_at: Generated<string>;
}

interface BoardItemTable extends Owned {
  id: GeneratedAlways<number>;
  board_id: number;
  kind: ThingKind;
  thing_id: number;
  project_id: number | null;
  picture_id: number | null;
  post_id: number | null;
  note: Generated<string>;
  position: number;
  saved_at: ColumnType<string, Date | string | undefined, never>;
}

interface BoardLinkTable {
  token: string;
  board_id: number | null;
  created_at: Generated<string>;
  ended_at: OptionalInstant;
  opened_at: OptionalInstant;
}

interface ConversationTable {
  id: GeneratedAlways<number>;
  request_id: number | null;
  last_sequence: Generated<number>;
  created_at: Generated<string>;
  last_at: Generated<string>;
  /** When both sides had written. */
  both_wrote_at: OptionalInstant;
  /** When the client was asked for a review. */
  review_asked_at: OptionalInstant;
}

interface ConversationMemberTable {
  conversation_id: number;
  side: ConversationSide;
  account_id: number | null;
  read_sequence: Generated<number>;
  blocked_at: OptionalInstant;
  mailed_sequence: Generated<number>;
  mailed_at: OptionalInstant;
}

interface MessageTable {
  conversation_id: number;
  sequence: number;
  id: string;
  side: ConversationSide;
  text: string;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
  removed_at: OptionalInstant;
  about: ColumnType<MessageSubject | null, string | null | undefined, never>;
}

interface BriefTable {
  id: GeneratedAlways<number>;
  account_id: number;
  content: Json<Brief>;
  revision: Generated<number>;
  versions: Generated<number>;
  removed_at: OptionalInstant;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

interface BriefFileTable {
  id: Generated<string>;
  brief_id: number;
  kind: 'image' | 'video' | 'pdf';
  name: Generated<string>;
  media_sha256: string;
  thumbnail_sha256: string | null;
  created_at: Generated<string>;
}

interface QuoteTable {
  id: GeneratedAlways<number>;
  conversation_id: number;
  status: Generated<QuoteStatus>;
  draft: ColumnType<Quote | null, string, string | null>;
  revision: Generated<number>;
  versions: Generated<number>;
  reason: Generated<string>;
  decided_at: OptionalInstant;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

interface QuoteVersionTable {
  quote_id: number;
  number: number;
  content: Json<Quote>;
  total: number;
  valid_until: string;
  sent_at: Generated<string>;
}

interface WorkJobTable {
  id: GeneratedAlways<number>;
  quote_id: number;
  version: number;
  accepted_text: string;
  sha256: string;
  quoted_amount: number;
  designer_id: number | null;
  vendor_id: number | null;
  accepted_at: Generated<string>;
  firm_amount: number | null;
  firm_days: number | null;
  client_amount: number | null;
  client_days: number | null;
  ended_at: OptionalInstant;
}

interface WorkJobStageTable {
  job_id: number;
  position: number;
  firm_sequence: number | null;
  firm_confirmed_at: OptionalInstant;
  client_sequence: number | null;
  client_confirmed_at: OptionalInstant;
}

interface WorkJobChangeTable {
  job_id: number;
  number: number;
  what: string;
  net: number;
  gst: number;
  total: number;
  days: Generated<number>;
  status: Generated<JobChangeStatus>;
  reason: Generated<string>;
  proposed_at: Generated<string>;
  decided_at: OptionalInstant;
}

interface QuoteTemplateTable {
  id: GeneratedAlways<number>;
  account_id: number;
  name: string;
  content: Json<Quote>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

interface MessageAttachmentTable {
  id: Generated<string>;
  conversation_id: number;
  side: ConversationSide;
  sequence: ColumnType<number | null, number | undefined, number>;
  position: Generated<number>;
  kind: 'image' | 'video' | 'pdf';
  name: Generated<string>;
  media_sha256: string;
  thumbnail_sha256: string | null;
  created_at: Generated<string>;
}

interface MessageReportTable {
  id: GeneratedAlways<number>;
  conversation_id: number;
  sequence: number;
  reporter_id: number | null;
  reason: MessageReportReason;
  report_text: Generated<string>;
  created_at: Generated<string>;
  decided_at: OptionalInstant;
}

interface MessageDecisionTable {
  id: GeneratedAlways<number>;
  conversation_id: number;
  sequence: number;
  operator_id: number | null;
  kind: 'kept' | 'removed' | 'suspended';
  reason: string;
  decided_at: Generated<string>;
}

interface StreamEventTable {
  id: GeneratedAlways<number>;
  account_id: number;
  kind: string;
  subject: number;
  data: unknown;
  created_at: Generated<string>;
}

interface MilestoneTable {
  name: string;
  reached_at: Generated<string>;
}

interface EmailTokenTable {
  token_hash: Buffer;
  account_id: number;
  purpose: 'verify-email' | 'reset-password';
  email: string;
  expires_at: Instant;
  used_at: OptionalInstant;
  created_at: Generated<string>;
}

interface NotificationTable {
  id: GeneratedAlways<number>;
  account_id: number;
  event: string;
  subject: number;
  actor_id: number | null;
  data: Generated<unknown>;
  times: Generated<number>;
  created_at: Generated<string>;
  read_at: OptionalInstant;
}

interface NotificationSettingTable {
  account_id: number;
  off_site: Generated<string[]>;
  off_mail: Generated<string[]>;
  quiet_from: Generated<number>;
  quiet_to: Generated<number>;
}

interface MailTable {
  id: GeneratedAlways<number>;
  account_id: number | null;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  created_at: Generated<string>;
  sent_at: OptionalInstant;
  handed_at: OptionalInstant;
  forget_at: OptionalInstant;
  end_url: string | null;
}

interface SupportTicketTable {
  id: GeneratedAlways<number>;
  account_id: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Generated<string>;
}

interface VerificationEventTable extends Owned {
  id: GeneratedAlways<number>;
  verified: boolean;
  operator_id: number | null;
  why: ColumnType<string | null, string | null | undefined, never>;
}

interface EvidenceTable extends Owned {
  id: GeneratedAlways<number>;
  kind: EvidenceKind;
  number: string;
  holder_name: string | null;
  status: Generated<EvidenceState>;
  version: Generated<number>;
  given_at: Generated<string>;
  renamed_from: ColumnType<string | null, string | null | undefined, string | null>;
  document_name: ColumnType<string | null, string | undefined, never>;
  document_sha256: ColumnType<string | null, string | undefined, never>;
  document_type: ColumnType<string | null, string | undefined, never>;
  document_bytes: ColumnType<number | null, number | undefined, never>;
  document_is_locked: ColumnType<boolean | null, boolean | undefined, never>;
  checked_on: ColumnType<string | null, string | undefined, string | null>;
  checked_where: ColumnType<string | null, string | undefined, string | null>;
  checked_until: ColumnType<string | null, string | undefined, string | null>;
  refused_why: ColumnType<string | null, string | undefined, string | null>;
  decided_at: OptionalInstant;
  reminders: Generated<number>;
}

interface EvidenceDecisionTable extends Owned {
  id: GeneratedAlways<number>;
  evidence_id: number | null;
  kind: EvidenceKind;
  number: string;
  decision: 'checked' | 'refused';
  words: string;
  checked_on: ColumnType<string | null, string | undefined, never>;
  checked_until: ColumnType<string | null, string | undefined, never>;
  operator_id: number | null;
  decided_at: Generated<string>;
}

interface AccountEventTable {
  id: GeneratedAlways<number>;
  account_id: number;
  operator_id: number | null;
  kind:
    | 'suspended'
    | 'reinstated'
    | 'made-architect'
    | 'made-designer'
    | 'factor-reset-asked'
    | 'factors-reset';
  reason: string | null;
  proved_by: ColumnType<ProofKind | null, ProofKind | null | undefined, never>;
}

interface AuditEventTable {
  id: GeneratedAlways<number>;
  kind: AuditKind;
  account_id: number | null;
  network: string | null;
  device: string | null;
  times: Generated<number>;
  happened_at: Generated<string>;
}

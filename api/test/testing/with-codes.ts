import type { ProblemCode } from '@aangan/domain';

/** The code that belongs to each sentence. */
const codeOfSentence: readonly (readonly [RegExp, ProblemCode])[] = [
  [/^(This field is required|No file was submitted)\.$/, 'required'],
  [
    /^(This field may not be blank\.|Vendor type is required|Please provide the name of the project .*|Please write an answer|Please choose a reason|(Title|Description|Category) is required)$/,
    'blank',
  ],
  [/^An account that was made to check a release/, 'read_only_account'],
  [/^Accounts of operators and integrators sign in on the site itself/, 'not_on_staging'],
  [/^This field may not be null\.$/, 'null'],
  [/^Null characters are not allowed\.$/, 'null_characters'],
  [
    /^(A valid (integer|number) is required|Must be a valid boolean|Not a valid string)\.$/,
    'invalid',
  ],
  [/^Must be a valid UUID\.$/, 'invalid'],
  [/^This Idempotency-Key was used/, 'idempotency_key_reused'],
  [/^The first request with this Idempotency-Key/, 'idempotent_request_running'],
  [/^This was done before/, 'idempotent_request_done'],
  [/^Enter (a valid (email address|value)\.|an amount like .*|whole rupees, .*)$/, 'invalid'],
  [
    /^(Please (enter a valid|choose a day)|Before the @, an email address|Invalid phone number|Invalid YouTube URL|Invalid data\.|Send a JSON object)/,
    'invalid',
  ],
  [
    /^Ensure this value is less than|^((Establishment|The) year cannot be in the|Experience cannot exceed)/,
    'max_value',
  ],
  [
    /^Ensure this value is greater|^(Establishment|The) year cannot be before|^Please enter a year, such as|^Minimum (budget|order) is/,
    'min_value',
  ],
  [
    /^(Team strength must be at least|Experience cannot be negative|Project value cannot be negative)/,
    'min_value',
  ],
  [/^Enter an amount without a plus or minus sign$/, 'min_value'],
  [/^This amount is too large$/, 'max_value'],
  [
    /^Ensure this field has no more|^Maximum 10 specializations|^Please choose at most 4 styles/,
    'max_length',
  ],
  [
    /^Ensure this field has at least|^Bio should be at least|^Please provide at least|^Description must be at least/,
    'min_length',
  ],
  [/is not a valid choice\.$/, 'invalid_choice'],
  [/^Expected a list of items/, 'not_a_list'],
  [/^(Please select at least one|This list may not be empty|The submitted file is empty)/, 'empty'],
  [/^Invalid pk .* does not exist\.$/, 'does_not_exist'],
  [/^A user with this email already exists\.$/, 'taken'],
  [/^This password is not right\.$/, 'wrong_password'],
  [/^This password is easy to guess\./, 'common_password'],
  [/^This link is not valid any more\./, 'link_not_valid'],
  [/^The submitted data was not a file\./, 'not_a_file'],
  [/^Upload a valid image\./, 'invalid_image'],
  [/^File size must be less than 10MB$/, 'file_too_large'],
  [/^Please send one file at a time\.$/, 'several_files'],
  [/^Please select an image or video file$/, 'not_media'],
  [/^This picture has too many pixels\./, 'picture_too_large'],
  [/^This picture is too much to open here\./, 'picture_too_slow'],
  [/^Too many videos are being prepared\./, 'too_many_preparing'],
  [/^Several of your files are being opened\./, 'too_many_uploads'],
  [/^This animation has too many frames/, 'too_many_frames'],
  [/^Upload a valid video\./, 'invalid_video'],
  [/^This video is too long/, 'video_too_long'],
  [/^This video could not be converted/, 'video_not_convertible'],
  [/^This video is too much to convert here/, 'video_too_slow'],
  [/^Only an image can be the profile picture\.$/, 'not_an_image'],
  [/^A portfolio has at most/, 'portfolio_full'],
  [/^A firm has at most \d+ projects/, 'projects_full'],
  [/^This is neither a PDF nor a picture that can be taken\./, 'not_evidence'],
  [/^A firm gives at most \d+ pieces of evidence/, 'evidence_full'],
  [/^This has changed since you opened it/, 'evidence_changed'],
  [
    /^(A GSTIN has 15|The first two digits of a GSTIN|The last character does not fit|A registration with the Council|A Udyam number looks|It cannot have been checked|This day is over|Choose a day within ten years)/,
    'invalid',
  ],
  [/^Please (give the (number|name on the certificate|day)$|say where you have checked)/, 'blank'],
  [/^(A rate cannot be below zero|A quantity is at least)/, 'min_value'],
  [/^A (rate|quantity) is at most/, 'max_value'],
  [/^Choose a unit$/, 'blank'],
  [/^Two of these have the same id\.$/, 'repeated_id'],
  [/^A quote has at most 2,000 lines\./, 'too_many_lines'],
  [/^This total is too large\./, 'total_too_large'],
  [/^The stages must be 100 % together\.$/, 'stages_not_whole'],
  [/^Choose a day from today on\.$/, 'valid_until_past'],
  [/^Choose a day within a year\.$/, 'valid_until_far'],
  [/^Choose two to four quotes/, 'compared_quotes'],
  [/^Say what kind of place it is/, 'brief_unfinished'],
  [/^This is no sheet that can be read\./, 'not_a_sheet'],
  [/^This sheet is too large/, 'sheet_too_large'],
  [/^This was changed in another tab/, 'draft_changed_elsewhere'],
  [/^The firm has sent a newer version/, 'quote_superseded'],
  [/^This quote was valid until an earlier day\./, 'quote_expired'],
  [/^This quote is not open any more\./, 'quote_not_open'],
  [/^The client has accepted this quote/, 'quote_accepted'],
  [/^There are too many quotes or versions/, 'quotes_full'],
  [/^There are too many templates\./, 'templates_full'],
  [/^There are too many here\./, 'briefs_full'],
  [/^This job has ended/, 'job_ended'],
  [/^This change is decided already\./, 'change_decided'],
  [/^A video has no smaller copies\.$/, 'no_smaller_copies'],
  [/^Only one role can be chosen\.$/, 'several_roles'],
  [/^Name one designer or one vendor\.$/, 'one_addressee'],
  [/^You already have an active request with this (designer|vendor)\.$/, 'active_request'],
  [/^You have already reviewed this vendor\.$/, 'already_reviewed'],
  [/^You have already reported this review\.$/, 'already_reported'],
  [/^Please describe what is wrong$/, 'report_text_required'],
  [/^Complete your profile first\.$/, 'profile_required'],
  [/^This profile is no longer here\.$/, 'gone'],
  [/^Bad request\.$/, 'bad_request'],
  [/ parse error - /, 'parse_error'],
  [/^Authentication credentials were not provided\.$/, 'not_authenticated'],
  [/^(Given token not valid for any token type|Token is invalid)$/, 'token_not_valid'],
  [/^No active account found with the given credentials$/, 'no_active_account'],
  [/^You do not have permission/, 'permission_denied'],
  [/^An account of the staff/, 'staff_account'],
  [/^Only the account of a designer/, 'not_a_designer'],
  [/^Not found\.$/, 'not_found'],
  [/^Invalid page\.$/, 'invalid_page'],
  [/^Method ".*" not allowed\.$/, 'method_not_allowed'],
  [
    /^Only a (\w+ request|profile that is not verified|quote that was never sent) can be/,
    'wrong_status',
  ],
  [/^This profile was changed in another tab/, 'changed_elsewhere'],
  [/^An operator has hidden this review/, 'review_hidden'],
  [/^A review can be changed for 30 days/, 'review_too_old'],
  [/^You can review a firm once it has approved/, 'request_not_approved'],
  [/^You can review a firm once both of you/, 'both_must_write'],
  [/^The page of this firm is not open/, 'firm_not_open'],
  [/^You have already reviewed this firm/, 'request_reviewed'],
  [/^Its author has edited this review since/, 'review_edited'],
  [/^This looks like a picture that another firm published/, 'looks_like_another'],
  [/^An account has at most \d+ boards/, 'too_many_boards'],
  [/^A board has at most/, 'board_full'],
  [/^This is on that board already\.$/, 'already_on_board'],
  [/^Nothing can be sent in this conversation/, 'conversation_blocked'],
  [/^You have blocked this conversation/, 'conversation_blocked_by_you'],
  [/^The other account is not active/, 'other_account_inactive'],
  [/^You have already reported this message\.$/, 'message_already_reported'],
  [/^Please select a picture, a video or a PDF\.$/, 'not_an_attachment'],
  [/^This link has ended\./, 'link_ended'],
  [/^Choose 2 to 4 firms to compare\.$/, 'compared_count'],
  [/^A firm cannot be compared with itself\.$/, 'compared_twice'],
  [/^Connect Instagram first\.$/, 'instagram_not_connected'],
  [/^Instagram asks you to connect again\.$/, 'instagram_reconnect'],
  [/^Instagram does not answer at present\./, 'instagram_failed'],
  [/^Instagram cannot be connected on this site/, 'instagram_unavailable'],
  [/^The request body is too large\.$/, 'payload_too_large'],
  [/^Unsupported media type/, 'unsupported_media_type'],
  [/^Range Not Satisfiable\.$/, 'range_not_satisfiable'],
  [/^Request was throttled\./, 'throttled'],
  [/^A server error occurred\.$/, 'server_error'],
  [/^Service temporarily unavailable/, 'service_unavailable'],
  [/^Nothing more can be stored/, 'storage_full'],
];

/** The code that belongs to a sentence of the API. */
export function codeOf(sentence: string): ProblemCode {
  const found = codeOfSentence.find(([pattern]) => pattern.test(sentence));
  if (!found) throw new Error(`No test says which code belongs to: ${sentence}`);
  return found[1];
}

/** The body of a refusal with these sentences: `detail` with its code, or fields with their codes. */
export function withCodes(body: Record<string, unknown>): Record<string, unknown> {
  if (typeof body.detail === 'string') return { ...body, code: codeOf(body.detail) };
  return { ...body, codes: codesOf(body) };
}

/** The same shape, with a code in place of each sentence. */
export function codesOf(sentences: unknown): unknown {
  if (typeof sentences === 'string') return codeOf(sentences);
  if (Array.isArray(sentences)) return sentences.map(codesOf);
  const entries = Object.entries(sentences as object);
  return Object.fromEntries(entries.map(([name, inner]) => [name, codesOf(inner)]));
}

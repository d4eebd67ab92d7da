import { comparedFirms, maxBoardItems, maxBoards } from './boards.ts';
import { conversationRefusals } from './conversations.ts';
import { evidenceLimits } from './evidence.ts';
import { evidenceMessages } from './evidence-messages.ts';
import { factorLimits } from './factors.ts';
import {
  mediaLimits,
  portfolioLimits,
  portfolioMessages,
  reviewLimits,
  reviewMessages,
} from './limits.ts';
import { formatCount } from './money.ts';
import { projectLimits } from './projects.ts';

/** What a code means, and its sentence where that is always the same. */
interface CodeEntry {
  /** Completes "The API answers with this code when …". */
  when: string;
  sentence?: string;
}

/**
 * Every code that a refusal of the API can carry. Sentences are for people and may be reworded; a client
 * decides by the code. A code is never renamed or reused: a new reason gets a new code.
 */
export const problemCodes = {
  // Requests as a whole: beside `detail`.
  bad_request: { when: 'the request is malformed', sentence: 'Bad request.' },
  parse_error: { when: 'the body is not valid JSON or not valid multipart data' },
  not_authenticated: {
    when: 'the request needs an access token and has none',
    sentence: 'Authentication credentials were not provided.',
  },
  token_not_valid: { when: 'an access or refresh token is malformed, expired, used or revoked' },
  no_active_account: {
    when: 'email and password at sign-in do not belong to an active account',
    sentence: 'No active account found with the given credentials',
  },
  second_factor_required: {
    when: 'email and password are right, and the account has a second factor: `second_factor` says what is to be proved',
    sentence: 'One more step: show that it is really you.',
  },
  proof_required: {
    when: 'an act needs a proof of who is signed in that is at most 15 minutes old',
    sentence: 'Please show first that it is really you.',
  },
  challenge_ended: {
    when: 'the answer to a question of who is there comes after five minutes, a second time, or to another question',
    sentence: 'This took too long, or was answered already. Please start again.',
  },
  passkey_refused: {
    when: 'the answer of a passkey does not prove anything: it is of another site, another account or a copy',
    sentence: 'This passkey was not accepted. Use another one, or another way to sign in.',
  },
  passkey_known: {
    when: 'a passkey is added that an account has already',
    sentence: 'This passkey is in use already.',
  },
  passkeys_full: {
    when: 'the account has as many passkeys as it can have',
    sentence: `An account has at most ${factorLimits.passkeysMax} passkeys. Remove one first.`,
  },
  app_exists: {
    when: 'an authenticator app is added to an account that has one',
    sentence: 'This account has an authenticator app already. Remove it first.',
  },
  last_factor: {
    when: 'an operator or integrator removes the only second factor',
    sentence:
      'Operators and integrators need a second factor. Add another one first, then remove this one.',
  },
  second_operator_required: {
    when: 'an operator agrees to what the same operator has asked for',
    sentence: 'You have asked for this yourself. A second operator has to agree.',
  },
  no_factor: {
    when: 'an operator asks to remove the ways to sign in of an account that has none',
    sentence: 'This account has no second factor.',
  },
  permission_denied: {
    when: 'the account may not do this',
    sentence: 'You do not have permission to perform this action.',
  },
  read_only_account: {
    when: 'an account that was made to check a release tries to change something',
    sentence: 'An account that was made to check a release may only read.',
  },
  not_on_staging: {
    when: 'an operator or integrator signs in on a channel where releases are tried, which could take the session',
    sentence:
      'Accounts of operators and integrators sign in on the site itself and in the console. What was typed here may have been read: choose a new password there.',
  },
  staff_account: {
    when: 'an operator tries to change the own account or that of another operator',
    sentence: 'An account of the staff cannot be changed here.',
  },
  not_a_designer: {
    when: 'an account that is neither a designer’s nor an architect’s is to change between the two',
    sentence: 'Only the account of a designer can become an architect’s.',
  },
  not_found: {
    when: 'what is asked for does not exist, or the caller may not know that it does',
    sentence: 'Not found.',
  },
  gone: {
    when: 'the firm’s account was erased',
    sentence: 'This profile is no longer here.',
  },
  invalid_page: {
    when: '`page` is not a number, past the last page or too deep',
    sentence: 'Invalid page.',
  },
  method_not_allowed: { when: 'the address exists and does not answer this method' },
  wrong_status: {
    when: 'a connection request or a profile is not in the status that the action needs',
  },
  changed_elsewhere: {
    when: 'a profile is saved over a version that is not the current one',
    sentence:
      'This profile was changed in another tab or on another device. Reload the page to see it; what you typed here is kept as a draft.',
  },
  review_hidden: {
    when: 'the author of a review that an operator has hidden tries to change it',
    sentence:
      'An operator has hidden this review, so it cannot be changed. If you think that this is a mistake, please write to the support.',
  },
  review_edited: {
    when: 'an operator decides about a review that its author has edited since the operator read it',
    sentence:
      'Its author has edited this review since you opened it. Close this, and read the review again before you decide.',
  },
  review_too_old: {
    when: 'a client changes a review that was written more than 30 days ago',
    sentence: `A review can be changed for ${reviewLimits.editableDays} days. Yours stays as it is.`,
  },
  request_not_approved: {
    when: 'a client reviews a firm that has not approved the request',
    sentence: 'You can review a firm once it has approved your request.',
  },
  both_must_write: {
    when: 'a client reviews a firm before both have written in their conversation',
    sentence: 'You can review a firm once both of you have written in your conversation.',
  },
  firm_not_open: {
    when: 'a client reviews a firm whose page is not public at present',
    sentence:
      'The page of this firm is not open right now, so it cannot be reviewed. Please try again later.',
  },
  looks_like_another: {
    when: 'a new portfolio item looks like one that another firm published earlier, and its firm has not said that it is its own work',
    sentence:
      'This looks like a picture that another firm published earlier. If it is your own work, say so and add it.',
  },
  evidence_changed: {
    when: 'evidence was decided about, sent again or its firm renamed since the operator read it',
    sentence:
      'This has changed since you opened it: another operator has decided about it, or the firm has a new name. Close this, and look at it again before you decide.',
  },
  too_many_boards: {
    when: 'the account has as many boards as it can have',
    sentence: `An account has at most ${maxBoards} boards. Delete one first.`,
  },
  board_full: {
    when: 'the board has as many things as it can have',
    sentence: `A board has at most ${maxBoardItems} things. Remove some, or make another board.`,
  },
  already_on_board: {
    when: 'a thing is to be moved to a board that it is on',
    sentence: 'This is on that board already.',
  },
  conversation_blocked: {
    when: 'the other side of the conversation has blocked the account',
    sentence: conversationRefusals.conversation_blocked,
  },
  conversation_blocked_by_you: {
    when: 'the account has blocked the other side of the conversation',
    sentence: conversationRefusals.conversation_blocked_by_you,
  },
  other_account_inactive: {
    when: 'the other account of the conversation is suspended or erased',
    sentence: conversationRefusals.other_account_inactive,
  },
  draft_changed_elsewhere: {
    when: 'a brief, quote or price list is saved over a version that is not the current one',
    sentence:
      'This was changed in another tab or on another device. Load it again to see that; what you typed here is not saved yet.',
  },
  quote_superseded: {
    when: 'a client decides about a version of a quote that is not the newest',
    sentence: 'The firm has sent a newer version of this quote. Please read that one first.',
  },
  quote_expired: {
    when: 'a client accepts a quote after the last day on which it is valid',
    sentence: 'This quote was valid until an earlier day. Ask the firm for a new version.',
  },
  quote_not_open: {
    when: 'a quote is decided about that was declined, withdrawn, or accepted in another version',
    sentence: 'This quote is not open any more. Load the page again to see what has changed.',
  },
  quote_accepted: {
    when: 'a firm changes, sends or withdraws a quote that was accepted',
    sentence:
      'The client has accepted this quote, so it stays as it is. Propose a change to the job instead.',
  },
  quotes_full: {
    when: 'a conversation or a quote has as many quotes or versions as it can have',
    sentence: 'There are too many quotes or versions here. Go on with one of them.',
  },
  templates_full: {
    when: 'a firm has as many templates as it can have',
    sentence: 'There are too many templates. Delete one first.',
  },
  briefs_full: {
    when: 'a client has as many briefs, or a brief as many files, as there can be',
    sentence: 'There are too many here. Delete one first.',
  },
  job_ended: {
    when: 'something of a job is to change after both sides have confirmed its end',
    sentence: 'This job has ended, so nothing of it can change any more.',
  },
  change_decided: {
    when: 'a change of a job is decided about twice',
    sentence: 'This change is decided already. Load the page again to see it.',
  },
  link_ended: {
    when: 'the link to a board has ended, or the board was deleted',
    sentence: 'This link has ended. Ask its owner for a new one.',
  },
  instagram_not_connected: {
    when: 'posts are to be synced and the firm has not connected Instagram',
    sentence: 'Connect Instagram first.',
  },
  instagram_reconnect: {
    when: 'Instagram does not accept the firm’s connection any more',
    sentence: 'Instagram asks you to connect again.',
  },
  instagram_failed: {
    when: 'Instagram does not answer, or not as expected',
    sentence: 'Instagram does not answer at present. Please try again later.',
  },
  instagram_unavailable: {
    when: 'the site has no access to Instagram',
    sentence: 'Instagram cannot be connected on this site at present.',
  },
  idempotency_key_reused: {
    when: 'the `Idempotency-Key` was sent with another request before',
    sentence: 'This Idempotency-Key was used for another request.',
  },
  idempotent_request_running: {
    when: 'a request with the same `Idempotency-Key` is still being answered',
    sentence: 'The first request with this Idempotency-Key is still being answered.',
  },
  idempotent_request_done: {
    when: 'the request with the same `Idempotency-Key` was done, and its answer was lost',
    sentence: 'This was done before. Please load the page again to see it.',
  },
  payload_too_large: {
    when: 'the body or a file in it is too large',
    sentence: 'The request body is too large.',
  },
  unsupported_media_type: { when: 'the body has a content type that the address does not take' },
  range_not_satisfiable: {
    when: 'a range of bytes begins after the end of the file',
    sentence: 'Range Not Satisfiable.',
  },
  throttled: { when: 'there were too many requests; `Retry-After` has the seconds to wait' },
  server_error: { when: 'the API failed', sentence: 'A server error occurred.' },
  service_unavailable: {
    when: 'the database or the store of files cannot be reached',
    sentence: 'Service temporarily unavailable, try again later.',
  },
  storage_full: {
    when: 'nothing more can be stored',
    sentence: 'Nothing more can be stored right now. Please try again later.',
  },

  // Single fields: in `codes`, under the name of the field.
  required: { when: 'a field is missing', sentence: 'This field is required.' },
  blank: { when: 'a text is empty', sentence: 'This field may not be blank.' },
  null: { when: 'a field is null', sentence: 'This field may not be null.' },
  invalid: { when: 'a value has the wrong type or form' },
  null_characters: {
    when: 'a text contains U+0000',
    sentence: 'Null characters are not allowed.',
  },
  min_length: { when: 'a text is too short' },
  max_length: { when: 'a text or list is too long' },
  min_value: { when: 'a number is too small' },
  max_value: { when: 'a number is too large' },
  invalid_choice: { when: 'a value is not one of those offered' },
  not_a_list: { when: 'a value is not a list' },
  empty: { when: 'a list or an uploaded file is empty' },
  does_not_exist: { when: 'an id refers to nothing' },
  taken: {
    when: 'another account has this email address',
    sentence: 'A user with this email already exists.',
  },
  wrong_password: {
    when: 'the password that confirms a change is wrong',
    sentence: 'This password is not right.',
  },
  common_password: {
    when: 'a new password is one of those that are tried first',
    sentence: 'This password is easy to guess. Please choose a less common one.',
  },
  link_not_valid: {
    when: 'the link of a mail is unknown, used or expired',
    sentence: 'This link is not valid any more. Please ask for a new one.',
  },
  not_a_file: {
    when: 'a form sends text where a file belongs',
    sentence: 'The submitted data was not a file. Check the encoding type on the form.',
  },
  invalid_image: {
    when: 'an uploaded file is not a picture that can be opened',
    sentence:
      'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
  },
  file_too_large: {
    when: 'an uploaded file has more bytes than its field takes',
    sentence: portfolioMessages.fileTooLarge,
  },
  several_files: {
    when: 'a form sends more than one file',
    sentence: 'Please send one file at a time.',
  },
  compared_count: {
    when: 'fewer or more firms are to be compared than can be',
    sentence: `Choose ${comparedFirms.min} to ${comparedFirms.max} firms to compare.`,
  },
  compared_twice: {
    when: 'a firm is to be compared with itself',
    sentence: 'A firm cannot be compared with itself.',
  },
  not_media: {
    when: 'the bytes of an uploaded file are of no picture or video format that is taken',
    sentence: portfolioMessages.fileKind,
  },
  picture_too_large: {
    when: 'a picture has more pixels than are opened',
    sentence: `This picture has too many pixels. At most ${formatCount(mediaLimits.sideMax)} a side and ${mediaLimits.pixelsMax / 1_000_000} million in all (of a JPG ${mediaLimits.jpegPixelsMax / 1_000_000} million) can be shown.`,
  },
  picture_too_slow: {
    when: 'a picture takes more time or memory to open than there is',
    sentence: 'This picture is too much to open here. Please save it smaller and upload it again.',
  },
  too_many_frames: {
    when: 'an animation has more frames than are opened',
    sentence: `This animation has too many frames: at most ${mediaLimits.framesMax} can be shown.`,
  },
  invalid_video: {
    when: 'an uploaded file is not a video that can be played',
    sentence:
      'Upload a valid video. The file you uploaded either has no picture track or is corrupted.',
  },
  video_too_long: {
    when: 'a video is longer than is taken',
    sentence: `This video is too long: at most ${mediaLimits.videoSecondsMax / 60} minutes can be shown.`,
  },
  video_not_convertible: {
    when: 'a video cannot be made playable in every browser',
    sentence:
      'This video could not be converted for the web. Please save it as MP4 (H.264) and upload it again.',
  },
  video_too_slow: {
    when: 'a video has more pixels in all its pictures than are converted, or takes longer to convert than there is',
    sentence: `This video is too much to convert here: at most ${mediaLimits.videoSecondsMax / 60} minutes of 4K with 60 pictures a second can be. Please save it shorter, smaller or with fewer pictures a second, and upload it again.`,
  },
  too_many_preparing: {
    when: 'as many videos as may wait are being prepared',
    sentence: 'Too many videos are being prepared. Please add this one once another is ready.',
  },
  too_many_uploads: {
    when: 'as many files of the account as may wait are being opened',
    sentence: 'Several of your files are being opened. Please send this one once they are done.',
  },
  not_an_image: {
    when: 'a portfolio item that is a video is to become the profile picture',
    sentence: 'Only an image can be the profile picture.',
  },
  no_smaller_copies: {
    when: 'a smaller copy of a video is asked for',
    sentence: 'A video has no smaller copies.',
  },

  // Fields together: in `codes`, under `non_field_errors`.
  several_roles: {
    when: 'a registration names more than one role',
    sentence: 'Only one role can be chosen.',
  },
  one_addressee: {
    when: 'a connection request names no firm, or both a designer and a vendor',
    sentence: 'Name one designer or one vendor.',
  },
  active_request: { when: 'the client has a pending or approved request with this firm already' },
  already_reviewed: {
    when: 'the designer has reviewed this vendor already',
    sentence: 'You have already reviewed this vendor.',
  },
  request_reviewed: {
    when: 'the client has written the review of this request already',
    sentence: 'You have already reviewed this firm. You can change your review on its page.',
  },
  report_text_required: {
    when: 'a report whose reason is `other` does not say what is wrong',
    sentence: reviewMessages.reportTextRequired,
  },
  already_reported: {
    when: 'the account has reported this review already',
    sentence: 'You have already reported this review.',
  },
  message_already_reported: {
    when: 'the account has reported this message already',
    sentence: 'You have already reported this message.',
  },
  not_an_attachment: {
    when: 'the bytes of a file for a message are of no picture, video or PDF that is taken',
    sentence: 'Please select a picture, a video or a PDF.',
  },
  not_evidence: {
    when: 'the bytes of a document are of no PDF or picture that is taken',
    sentence: evidenceMessages.documentKind,
  },
  evidence_full: {
    when: 'the firm has given as much evidence as it can give',
    sentence: `A firm gives at most ${evidenceLimits.perFirmMax} pieces of evidence. Withdraw one first.`,
  },
  repeated_id: {
    when: 'two parts of a quote or brief have the same id',
    sentence: 'Two of these have the same id.',
  },
  too_many_lines: {
    when: 'a quote has more lines than one can have',
    sentence: 'A quote has at most 2,000 lines. Divide it into several quotes.',
  },
  total_too_large: {
    when: 'the total of a quote is larger than one can be',
    sentence: 'This total is too large. Check quantities and rates.',
  },
  stages_not_whole: {
    when: 'the percentages of the stages of a quote are not 100 together',
    sentence: 'The stages must be 100 % together.',
  },
  valid_until_past: {
    when: 'a quote is valid until a day that is over',
    sentence: 'Choose a day from today on.',
  },
  valid_until_far: {
    when: 'a quote is valid for more than a year',
    sentence: 'Choose a day within a year.',
  },
  compared_quotes: {
    when: 'quotes to be compared are not two to four that the account was sent',
    sentence: 'Choose two to four quotes that you were sent.',
  },
  brief_unfinished: {
    when: 'a brief is to be shown to a firm and lacks the kind of place or the city',
    sentence: 'Say what kind of place it is and in which city, so that a firm can answer.',
  },
  not_a_sheet: {
    when: 'an uploaded file is no CSV or XLSX that can be read',
    sentence: 'This is no sheet that can be read. Save it as CSV or XLSX and try again.',
  },
  sheet_too_large: {
    when: 'a sheet has more bytes, rows or cells than are read, also once it is unpacked',
    sentence:
      'This sheet is too large: at most 2,000 rows and 5 MB are read. Keep only the lines of the quote in it.',
  },
  portfolio_full: {
    when: 'the portfolio has as many items as it can have',
    sentence: `A portfolio has at most ${portfolioLimits.itemsMax} items. Delete one first.`,
  },
  projects_full: {
    when: 'the firm has as many projects as it can have',
    sentence: `A firm has at most ${projectLimits.projectsMax} projects. Delete one first.`,
  },
  breached_password: {
    when: 'a new password is in a list of passwords that were stolen from other sites',
    sentence: 'This password was stolen from another site and is tried first. Choose another one.',
  },
  wrong_code: {
    when: 'a code of an authenticator app is not right',
    sentence:
      'This code is not right. Codes change every 30 seconds: type the newest one, and check that the phone sets its clock by itself.',
  },
  used_code: {
    when: 'a code of an authenticator app was used before',
    sentence: 'This code was used already. Wait for the next one.',
  },
  wrong_recovery_code: {
    when: 'a recovery code is not right, or was used before',
    sentence: 'This recovery code is not right, or was used already.',
  },
  profile_required: {
    when: 'a firm without a profile adds something to it',
    sentence: 'Complete your profile first.',
  },
} as const satisfies Record<string, CodeEntry>;

export type ProblemCode = keyof typeof problemCodes;

/** The codes whose sentence is always the same. */
export type FixedProblemCode = {
  [Code in ProblemCode]: (typeof problemCodes)[Code] extends { sentence: string } ? Code : never;
}[ProblemCode];

/** The sentence that goes with a code. */
export function sentenceOf(code: FixedProblemCode): string {
  return problemCodes[code].sentence;
}

/** Whether a text is a code of the table. */
export function isProblemCode(text: unknown): text is ProblemCode {
  return typeof text === 'string' && Object.hasOwn(problemCodes, text);
}

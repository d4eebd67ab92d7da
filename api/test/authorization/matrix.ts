import type { AuthorizationMatrix, MatrixRow } from '@aangan/server/testing';
import {
  clients,
  designProfessionals,
  type Role,
  refusedCallers,
  roles,
  vendors,
} from './roles.ts';

type Row = MatrixRow<Role>;

const all = (status: number): Row => Object.fromEntries(roles.map((role) => [role, status])) as Row;

/** Some roles of a row get another status. */
const but = (row: Row, some: readonly Role[], status: number): Row => ({
  ...row,
  ...Object.fromEntries(some.map((role) => [role, status])),
});

/** Nobody is asked for a token, and one that is sent is ignored. */
const open = all;
/** A guest may; a token that is sent must be valid. */
const optional = (status: number): Row => ({
  ...but(all(status), refusedCallers, 401),
  guest: status,
});
const signedIn = (status: number): Row => but(all(status), refusedCallers, 401);
const only = (some: readonly Role[], status: number): Row => but(signedIn(403), some, status);

const firms: readonly Role[] = [...designProfessionals, ...vendors];

/**
 * Who gets which status from every operation. 200, 201 and 204 are sent where the request is complete;
 * 400 where the caller is admitted and the body is left empty, so that nothing is created.
 */
export const matrix: AuthorizationMatrix<Role> = {
  register: open(400),
  login: open(400),
  refreshToken: open(400),
  logout: open(400),
  requestPasswordReset: open(400),
  checkResetLink: open(400),
  resetPassword: open(400),
  verifyEmail: open(400),
  resendVerification: signedIn(204),
  currentUser: signedIn(200),
  updateAccount: signedIn(200),
  'deleteAccount: wrong password': signedIn(400),
  changeEmail: signedIn(400),
  changePassword: signedIn(400),
  getEmailPreferences: signedIn(200),
  setEmailPreferences: signedIn(200),
  exportAccount: signedIn(200),
  'setAvatar: without a form': signedIn(415),
  removeAvatar: signedIn(200),
  listSessions: signedIn(200),
  listOwnEvents: signedIn(200),
  endOtherSessions: signedIn(204),
  'endSession: of the client': but(signedIn(404), ['client'], 204),

  listDesigners: open(200),
  designerFacets: open(200),
  // What is public is answered without a look at the token.
  designerProfile: open(200),
  'designerProfile: unverified': but(optional(404), ['designer', 'operator'], 200),
  publicDesignerProfile: open(200),
  'publicDesignerProfile: unverified': open(404),
  ownDesignerProfile: only(designProfessionals, 200),
  onboardDesigner: only(designProfessionals, 400),
  saveSocialProfilesOfDesigner: only(designProfessionals, 200),
  connectLinkedinOfDesigner: only(designProfessionals, 400),
  connectInstagramOfDesigner: only(designProfessionals, 200),
  syncInstagramPostsOfDesigner: only(designProfessionals, 409),
  instagramPostsOfDesigner: only(designProfessionals, 200),
  disconnectInstagramOfDesigner: only(designProfessionals, 204),
  listVendors: open(200),
  vendorFacets: open(200),
  vendorProfile: open(200),
  'vendorProfile: unverified': but(optional(404), ['vendor', 'operator'], 200),
  publicVendorProfile: open(200),
  'publicVendorProfile: unverified': open(404),
  ownVendorProfile: only(vendors, 200),
  onboardVendor: only(vendors, 400),
  saveSocialProfilesOfVendor: only(vendors, 200),
  connectLinkedinOfVendor: only(vendors, 400),
  connectInstagramOfVendor: only(vendors, 200),
  syncInstagramPostsOfVendor: only(vendors, 409),
  instagramPostsOfVendor: only(vendors, 200),
  disconnectInstagramOfVendor: only(vendors, 204),

  listArchitects: only(designProfessionals, 200),
  addArchitect: only(designProfessionals, 400),
  'changeArchitect: of the designer': only(['designer'], 200),
  'removeArchitect: of the designer': only(['designer'], 204),
  architect: open(200),
  'architect: of an unverified firm': but(optional(404), ['designer', 'operator'], 200),
  publicArchitect: open(200),
  'publicArchitect: of an unverified firm': open(404),
  ownPortfolio: only(firms, 200),
  'addPortfolioItem: without a form': only(firms, 415),
  preparingItems: only(firms, 200),
  'removePreparingItem: of the designer': but(only(firms, 404), ['designer'], 204),
  'orderPortfolio: of nothing': only(firms, 200),
  'changePortfolioItem: of the designer': but(only(firms, 404), ['designer'], 200),
  'changePortfolioItem: of the vendor': but(only(firms, 404), ['vendor'], 200),
  'removePortfolioItem: of the designer': but(only(firms, 404), ['designer'], 204),
  'removePortfolioItem: of the vendor': but(only(firms, 404), ['vendor'], 204),
  'setProfilePicture: of the designer': but(only(firms, 404), ['designer'], 200),
  'setProfilePicture: of the vendor': but(only(firms, 404), ['vendor'], 200),
  'media: unknown': open(404),

  listVendorReviews: optional(200),
  'listVendorReviews: of an unverified vendor': but(optional(404), ['vendor', 'operator'], 200),
  checkExistingReview: only(designProfessionals, 200),
  'reviewVendor: without a body': only(designProfessionals, 400),
  'reviewVendor: an unverified vendor': only(designProfessionals, 404),
  'changeReview: of the designer': only(['designer'], 200),
  'changeReview: hidden': but(only(designProfessionals, 404), ['designer'], 409),
  'answerReview: of the vendor': only(['vendor'], 200),
  'withdrawAnswer: of the vendor': only(['vendor'], 204),
  'reportReview: of the designer': but(signedIn(204), ['designer'], 403),
  'reportReview: hidden': but(signedIn(404), ['designer'], 403),

  operatorQueue: only(['operator'], 200),
  verifyDesigner: only(['operator'], 200),
  unverifyDesigner: only(['operator'], 200),
  'sendBackDesigner: unverified': only(['operator'], 200),
  'sendBackVendor: without words': only(['operator'], 400),
  verifyVendor: only(['operator'], 200),
  unverifyVendor: only(['operator'], 200),
  findAccounts: only(['operator'], 200),
  'setArchitect: the designer': only(['operator'], 200),
  'suspendAccount: without a reason': only(['operator'], 400),
  'reinstateAccount: the other client': only(['operator'], 200),
  listAuditEvents: only(['operator'], 200),
  listReportedReviews: only(['operator'], 200),
  'hideReview: of the designer': only(['operator'], 200),
  'keepReview: of the designer': only(['operator'], 200),

  connect: only(clients, 400),
  checkConnection: signedIn(200),
  listSentRequests: only(clients, 200),
  'revokeRequest: of the client': but(only(clients, 404), ['client'], 200),
  'reopenRequest: of the client': but(only(clients, 404), ['client'], 200),
  listReceivedRequests: only(firms, 200),
  countNewRequests: only(firms, 200),
  'approveRequest: to the designer': but(only(firms, 404), ['designer'], 200),
  'rejectRequest: to the designer': but(only(firms, 404), ['designer'], 200),
  'approveRequest: to the vendor': but(only(firms, 404), ['vendor'], 200),
  'rejectRequest: to the vendor': but(only(firms, 404), ['vendor'], 200),

  compareDesigners: open(400),
  compareVendors: open(400),
  thingCards: open(400),
  'sharedBoard: unknown': open(404),
  'sharedBoard: of the client': open(200),
  listBoards: signedIn(200),
  addBoard: signedIn(400),
  savedThings: signedIn(200),
  saveThing: signedIn(200),
  unsaveThing: signedIn(200),
  'joinGuestBoard: without things': signedIn(200),
  'readBoard: of the client': but(signedIn(404), ['client'], 200),
  'renameBoard: of the client': but(signedIn(404), ['client'], 200),
  'removeBoard: of the client': but(signedIn(404), ['client'], 204),
  'shareBoard: of the client': but(signedIn(404), ['client'], 201),
  'endBoardLink: of the client': but(signedIn(404), ['client'], 204),
  'addBoardItem: of the client': but(signedIn(404), ['client'], 201),
  'changeBoardItem: of the client': but(signedIn(404), ['client'], 200),
  'removeBoardItem: of the client': but(signedIn(404), ['client'], 204),

  siteFacts: open(200),
  publicChanges: open(200),
  openTicket: optional(400),
  health: open(200),
  liveness: open(200),
};

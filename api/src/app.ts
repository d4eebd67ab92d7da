import type { BlobStore, Connection, Database, Logger } from '@aangan/server';
import { createServer } from '@aangan/server/http';
import type { Metrics } from '@aangan/server/metrics';
import type { Tracer } from '@aangan/server/tracing';
import type { FastifyInstance } from 'fastify';
import type { ApiSettings } from './config.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { avatarRoutes } from './modules/account/avatar.routes.ts';
import { emailPreferencesRoutes } from './modules/account/email-preferences.routes.ts';
import { leavingRoutes } from './modules/account/leaving.routes.ts';
import { sessionsRoutes } from './modules/account/sessions.routes.ts';
import { ownArchitectsRoutes } from './modules/architects/own-architects.routes.ts';
import { publicArchitectsRoutes } from './modules/architects/public-architects.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { ownEventsRoutes } from './modules/audit/own-events.routes.ts';
import { accessTokens } from './modules/auth/access-tokens.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { emailVerificationRoutes } from './modules/auth/email-verification.routes.ts';
import { passwordResetRoutes } from './modules/auth/password-reset.routes.ts';
import { tokensRoutes } from './modules/auth/tokens.routes.ts';
import { boardItemsRoutes } from './modules/boards/board-items.routes.ts';
import { boardsRoutes } from './modules/boards/boards.routes.ts';
import { publicBoardsRoutes } from './modules/boards/public-boards.routes.ts';
import { savedThingsRoutes } from './modules/boards/saved-things.routes.ts';
import { briefFilesRoutes } from './modules/briefs/brief-files.routes.ts';
import { briefsRoutes } from './modules/briefs/briefs.routes.ts';
import { changesRoutes } from './modules/changes/changes.routes.ts';
import { checkAccountsRoutes } from './modules/checks/check-accounts.routes.ts';
import { attachmentPasses } from './modules/conversations/attachment-pass.ts';
import { attachmentsRoutes } from './modules/conversations/attachments.routes.ts';
import { conversationsRoutes } from './modules/conversations/conversations.routes.ts';
import { messagesRoutes } from './modules/conversations/messages.routes.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { designerKind } from './modules/designers/designer-kind.ts';
import { designerSocialRoutes } from './modules/designers/designer-social.routes.ts';
import { designersRoutes } from './modules/designers/designers.routes.ts';
import { eventsRoutes } from './modules/events/events.routes.ts';
import { ownEvidenceRoutes } from './modules/evidence/own-evidence.routes.ts';
import { factorsRoutes } from './modules/factors/factors.routes.ts';
import { relyingPartyOf } from './modules/factors/passkeys.ts';
import { proofRoutes } from './modules/factors/proof.routes.ts';
import { createProofService } from './modules/factors/proof.service.ts';
import { compareRoutes } from './modules/firms/compare/compare.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { callbackRoutes } from './modules/instagram/callback.routes.ts';
import {
  instagramProvider,
  sandboxPath,
  usesSandbox,
} from './modules/instagram/provider/instagram-provider.ts';
import type { TokenKeys } from './modules/instagram/seal-token.ts';
import { withdrawalRoutes } from './modules/instagram/withdrawal.routes.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { endingRoutes } from './modules/notifications/ending.routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { operatorAccountsRoutes } from './modules/operator/accounts.routes.ts';
import { evidenceRoutes } from './modules/operator/evidence.routes.ts';
import { pictureMatchesRoutes } from './modules/operator/picture-matches.routes.ts';
import { reportedMessagesRoutes } from './modules/operator/reported-messages.routes.ts';
import { reportedReviewsRoutes } from './modules/operator/reported-reviews.routes.ts';
import { suspensionRoutes } from './modules/operator/suspension.routes.ts';
import { verificationRoutes } from './modules/operator/verification.routes.ts';
import { portfolioRoutes } from './modules/portfolio/portfolio.routes.ts';
import { profilePictureRoutes } from './modules/portfolio/profile-picture.routes.ts';
import { ownProjectsRoutes } from './modules/projects/own-projects.routes.ts';
import { quoteDecisionsRoutes } from './modules/quotes/quote-decisions.routes.ts';
import { quoteViewsRoutes } from './modules/quotes/quote-views.routes.ts';
import { quotesRoutes } from './modules/quotes/quotes.routes.ts';
import { sheetsRoutes } from './modules/quotes/sheets.routes.ts';
import { templatesRoutes } from './modules/quotes/templates.routes.ts';
import { connectRoutes } from './modules/requests/connect.routes.ts';
import { receivedRequestsRoutes } from './modules/requests/received-requests.routes.ts';
import { sentRequestsRoutes } from './modules/requests/sent-requests.routes.ts';
import { clientReviewsRoutes } from './modules/reviews/client-reviews.routes.ts';
import { ownReviewsRoutes } from './modules/reviews/own-reviews.routes.ts';
import { publicReviewsRoutes } from './modules/reviews/public-reviews.routes.ts';
import { reviewAnswersRoutes } from './modules/reviews/review-answers.routes.ts';
import { reviewReportsRoutes } from './modules/reviews/review-reports.routes.ts';
import { siteRoutes } from './modules/site/site.routes.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { vendorKind } from './modules/vendors/vendor-kind.ts';
import { vendorSocialRoutes } from './modules/vendors/vendor-social.routes.ts';
import { vendorsRoutes } from './modules/vendors/vendors.routes.ts';
import { viewsRoutes } from './modules/views/views.routes.ts';
import { workJobsRoutes } from './modules/work-jobs/work-jobs.routes.ts';
import { compression } from './plugins/compression.ts';
import { crossOriginReads } from './plugins/cross-origin-reads.ts';
import { database } from './plugins/database.ts';
import { createAnswers } from './plugins/errors.ts';
import { guestCache } from './plugins/guest-cache/guest-cache.ts';
import { idempotency } from './plugins/idempotency/idempotency.ts';
import { jsonBody } from './plugins/json-body.ts';
import { openapi } from './plugins/openapi.ts';
import { throttle } from './plugins/throttle/throttle.ts';
import { validation } from './plugins/validation.ts';
import { visitorAddress } from './plugins/visitor-address.ts';
import type { Sandbox } from './sandbox.ts';
import { sharedSchemas } from './shared-schemas.ts';
import type { Tables } from './tables.ts';

export interface ApiOptions {
  /** Opened with the schema {@link apiSchema} and migrated. The caller closes it. */
  database: Database<Tables>;
  /** Where the database is, to hear what other processes tell accounts; unset: nothing is heard of it at once. */
  connection?: Connection | undefined;
  /** Where the bytes of pictures and videos are. */
  blobs: BlobStore;
  /** Where documents are that only operators read: a store apart from that of media. */
  documents: BlobStore;
  /** Folder that uploads are received and worked on in, on a disk with room for them. */
  uploads: string;
  logger: Logger;
  /** Where requests are counted. */
  metrics?: Metrics | undefined;
  /** Makes the spans of requests; unset, nothing is traced. */
  tracer?: Tracer | undefined;
  /** Base of absolute links, without a trailing slash. */
  publicUrl: string;
  /** Signs access tokens; every API process needs the same. */
  jwtSecret: string;
  /** Signs the addresses of visitors and the ids of requests that edges pass; unset where visitors reach the API without one. */
  edgeSecret?: string | undefined;
  /** EDGE_SECRET of the site: who signs with it gets accounts to check releases with; unset: nobody does. */
  checkSecret?: string | undefined;
  /** Encrypt tokens of Instagram and sign its authorisations; every API process needs the same. */
  instagramKeys: TokenKeys;
  settings: ApiSettings;
  /** Origins beside the site’s own whose pages ask for its passkeys: the console’s. */
  passkeyOrigins?: readonly string[];
  /** Stand-ins for outside services, at /sandbox: in demo mode only. */
  sandbox?: Sandbox | undefined;
}

/** Pictures of a page, and what processes ask of each other every few seconds: their traces would hide the others. */
const untraced = /^\/api\/(?:media|health|public\/changes)\//;

/** The marketplace API, everything under `/api`, not listening yet. Its OpenAPI document needs no database. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const { answers, addRoute } = createAnswers();
  const app = createServer({
    ...options,
    trustedSender: options.edgeSecret,
    trustedProxies: settings.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true },
    beginsTrace: (url) => !untraced.test(url),
    answers,
  });
  app.addHook('onRoute', addRoute);
  await app.register(visitorAddress, options);
  await app.register(crossOriginReads);
  await app.register(compression);
  await app.register(validation);
  await app.register(jsonBody);
  await app.register(openapi, { schemas: sharedSchemas });
  await app.register(database, options);
  await app.register(guestCache, settings);
  await app.register(throttle, settings);
  await app.register(accessTokens, { ...settings, jwtSecret: options.jwtSecret });
  await app.register(idempotency);
  await registerModules(app, options);
  await app.ready();
  return app;
}

/** The routes of all modules, under their addresses. */
async function registerModules(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { settings, blobs, uploads, instagramKeys: authorKeys, publicUrl, sandbox } = options;
  const db = options.database.kysely;
  const instagramOptions = { ...options, hasSandbox: sandbox !== undefined };
  const relyingParty = relyingPartyOf(publicUrl, options.passkeyOrigins ?? []);
  const proofs = createProofService({
    db,
    throttle: app.throttle,
    settings,
    keys: authorKeys,
    relyingParty,
    publicUrl,
  });
  await app.register(authRoutes, { prefix: '/api/auth', ...options, proofs });
  await app.register(tokensRoutes, { prefix: '/api/auth', ...options });
  await app.register(proofRoutes, { prefix: '/api/auth', ...options, proofs });
  const { factorGraceDays } = settings;
  const factors = { db, keys: authorKeys, relyingParty, publicUrl, factorGraceDays };
  await app.register(factorsRoutes, { prefix: '/api/auth/factors', ...factors });
  await app.register(passwordResetRoutes, { prefix: '/api/auth', ...options, authorKeys });
  await app.register(emailVerificationRoutes, { prefix: '/api/auth', ...options, authorKeys });
  await app.register(accountRoutes, { prefix: '/api/auth', ...options, authorKeys });
  await app.register(emailPreferencesRoutes, { prefix: '/api/auth' });
  await app.register(leavingRoutes, { prefix: '/api/auth', ...options, authorKeys });
  await app.register(avatarRoutes, { prefix: '/api/auth', blobs, uploads });
  await app.register(ownEventsRoutes, { prefix: '/api/auth' });
  await app.register(sessionsRoutes, { prefix: '/api/auth/sessions', settings });
  await app.register(designersRoutes, { prefix: '/api/designers/profiles', ...options });
  await app.register(vendorsRoutes, { prefix: '/api/designers/vendors', ...options });
  await app.register(compareRoutes, {
    prefix: '/api/designers',
    kind: designerKind,
    operationId: 'compareDesigners',
  });
  await app.register(compareRoutes, {
    prefix: '/api/designers/vendors',
    kind: vendorKind,
    operationId: 'compareVendors',
  });
  const instagram = {
    provider: instagramProvider(instagramOptions),
    keys: options.instagramKeys,
    blobs,
    publicUrl,
  };
  await app.register(designerSocialRoutes, { prefix: '/api/designers/profiles', ...instagram });
  await app.register(vendorSocialRoutes, { prefix: '/api/designers/vendors', ...instagram });
  for (const routes of [callbackRoutes, withdrawalRoutes]) {
    await app.register(routes, { prefix: '/api/designers/instagram', ...instagram });
  }
  const { provider } = instagram;
  if (sandbox && provider && usesSandbox(instagramOptions)) {
    await app.register(sandbox.instagram, { prefix: sandboxPath, db, provider, publicUrl });
  }
  for (const routes of [ownArchitectsRoutes, publicArchitectsRoutes]) {
    await app.register(routes, { prefix: '/api/designers/principal-architects' });
  }
  const reviews = { prefix: '/api/designers/vendor-reviews', ...options, authorKeys };
  await app.register(publicReviewsRoutes, reviews);
  await app.register(ownReviewsRoutes, reviews);
  await app.register(reviewAnswersRoutes, { ...reviews, by: 'designer' as const });
  await app.register(reviewReportsRoutes, { ...reviews, by: 'designer' as const });
  const byClients = { ...reviews, prefix: '/api/reviews', by: 'client' as const };
  await app.register(clientReviewsRoutes, { ...byClients, blobs, uploads });
  await app.register(reviewAnswersRoutes, byClients);
  await app.register(reviewReportsRoutes, byClients);
  await app.register(portfolioRoutes, { prefix: '/api/designers/portfolio', blobs, uploads });
  await app.register(ownProjectsRoutes, { prefix: '/api/designers/portfolio/projects' });
  await app.register(profilePictureRoutes, { prefix: '/api/designers/profiles', blobs });
  await app.register(ownEvidenceRoutes, { prefix: '/api/designers/evidence', ...options });
  await app.register(dashboardRoutes, { prefix: '/api/designers/dashboard' });
  await app.register(viewsRoutes, { prefix: '/api/views' });
  await app.register(mediaRoutes, { prefix: '/api/media', blobs });
  await app.register(verificationRoutes, { prefix: '/api/operator', ...options });
  for (const routes of [operatorAccountsRoutes, suspensionRoutes]) {
    await app.register(routes, { prefix: '/api/operator/accounts', ...options });
  }
  await app.register(auditRoutes, { prefix: '/api/operator/audit', ...options });
  await app.register(reportedReviewsRoutes, { ...reviews, prefix: '/api/operator/reviews' });
  const passes = attachmentPasses(options.jwtSecret);
  await app.register(reportedMessagesRoutes, {
    ...options,
    passes,
    prefix: '/api/operator/messages',
  });
  await app.register(pictureMatchesRoutes, { prefix: '/api/operator/pictures', publicUrl });
  await app.register(evidenceRoutes, { prefix: '/api/operator/evidence', ...options });
  const boards = { prefix: '/api/boards', publicUrl };
  await app.register(publicBoardsRoutes, boards);
  await app.register(savedThingsRoutes, boards);
  await app.register(boardsRoutes, boards);
  await app.register(boardItemsRoutes, boards);
  const conversations = { prefix: '/api/conversations', ...options, passes };
  await app.register(conversationsRoutes, conversations);
  await app.register(messagesRoutes, conversations);
  await app.register(attachmentsRoutes, conversations);
  const briefs = { prefix: '/api/briefs', ...options, passes };
  await app.register(briefsRoutes, briefs);
  await app.register(briefFilesRoutes, briefs);
  for (const routes of [quotesRoutes, quoteViewsRoutes, templatesRoutes]) {
    await app.register(routes, { prefix: '/api/quotes' });
  }
  await app.register(sheetsRoutes, { prefix: '/api/quotes', uploads });
  await app.register(quoteDecisionsRoutes, { prefix: '/api/quotes', passes, settings });
  await app.register(workJobsRoutes, { prefix: '/api/jobs' });
  await app.register(eventsRoutes, { ...options, passes, prefix: '/api/events' });
  await app.register(notificationsRoutes, { prefix: '/api/notifications' });
  await app.register(endingRoutes, { prefix: '/api/notifications/end' });
  await app.register(connectRoutes, { prefix: '/api/client', ...options });
  await app.register(sentRequestsRoutes, {
    prefix: '/api/client/connection-requests',
    ...options,
  });
  await app.register(receivedRequestsRoutes, {
    prefix: '/api/designers/connection-requests',
    ...options,
  });
  await app.register(checkAccountsRoutes, { prefix: '/api/checks/accounts', ...options });
  await app.register(changesRoutes, { prefix: '/api/public/changes' });
  await app.register(siteRoutes, { prefix: '/api/public/site', settings });
  await app.register(sitemapRoutes, { prefix: '/api/public', publicUrl });
  await app.register(supportRoutes, { prefix: '/api/support', ...options });
  if (sandbox) await app.register(sandbox.mail, { prefix: '/sandbox/mail', db });
  await app.register(healthRoutes, { prefix: '/api', blobs });
}

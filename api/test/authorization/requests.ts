import { randomUUID } from 'node:crypto';
import { emptyBrief } from '@aangan/domain/quotes';
import { sql } from 'kysely';
import { wholeQuote } from '../quotes/quote-calls.ts';
import { clientOpinion } from '../reviews/client-review-calls.ts';
import { opinion } from '../reviews/review-calls.ts';
import { keepPicture } from '../testing/fill-account.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import type { People, Person } from './people.ts';

/** What a row sends: values for the `{name}` in the path, a query, a body. */
interface MatrixRequest {
  params?: Record<string, string | number>;
  query?: string;
  body?: object;
}

type Prepare = (caller: Person) => MatrixRequest | Promise<MatrixRequest>;

/**
 * The request of each row that needs more than an empty body. It is prepared again for every role, so that what
 * one role has done is not in the way of the next.
 */
export function matrixRequests(api: TestApi, people: People): Record<string, Prepare> {
  const { db } = api;
  const { client, designer, vendor, otherClient, designerProfileId, vendorProfileId } = people;
  const idOf = async (query: ReturnType<typeof sql<{ id: string | number }>>) => {
    const { rows } = await query.execute(db);
    return { params: { id: rows[0]?.id ?? 0 } };
  };
  const verified = async (isVerified: boolean) => {
    for (const table of ['designer_profile', 'vendor_profile'] as const) {
      await db.updateTable(table).set({ is_verified: isVerified }).execute();
    }
  };
  const firm = (firmId: number, isVerified: boolean) => async () => {
    await verified(isVerified);
    return { params: { id: firmId } };
  };
  const architect = (isVerified: boolean) => async () => {
    await verified(isVerified);
    return idOf(sql`insert into principal_architect (designer_id, name, experience_years, bio)
      values (${designerProfileId}, 'Ravi Menon', 12, ${'He builds. '.repeat(6)}) returning id`);
  };
  const request =
    (column: 'designer_id' | 'vendor_id', firmId: number, status: string) => async () => {
      await sql`delete from connection_request`.execute(db);
      return idOf(sql`insert into connection_request (client_id, ${sql.ref(column)}, status, first_name,
        last_name, email, phone, project_type, budget, timeline)
      values (${client.id}, ${firmId}, ${status}, 'A', 'B', 'c@example.com', '123', 'other', 1, 'Soon')
      returning id`);
    };
  /** With a message of the designer. */
  const conversation =
    (body: object = {}) =>
    async () => {
      await request('designer_id', designerProfileId, 'approved')();
      const { params } = await idOf(sql`with sent as (
        insert into message (conversation_id, sequence, id, side, text)
        select max(id), 1, gen_random_uuid(), 'firm', 'Hello' from conversation returning conversation_id)
      update conversation set last_sequence = 1 from sent where id = sent.conversation_id returning id`);
      return { params: { ...params, sequence: 1, attachment: randomUUID() }, body };
    };
  const reportedMessage =
    (body: object = {}) =>
    async () => {
      const { params } = await conversation()();
      await sql`insert into message_report (conversation_id, sequence, reporter_id, reason)
      values (${params.id}, 1, ${client.id}, 'fraud')`.execute(db);
      return { params, body };
    };
  const toDesigner = (status = 'pending') => request('designer_id', designerProfileId, status);
  const toVendor = request('vendor_id', vendorProfileId, 'pending');
  const ofVendor = (isVerified: boolean) => async () => {
    await verified(isVerified);
    return { query: `?vendor_id=${vendorProfileId}` };
  };
  /** A review of the vendor by the designer. */
  const review =
    (body: object, isHidden = false) =>
    async () => {
      await verified(true);
      await sql`delete from vendor_review`.execute(db);
      const made =
        await idOf(sql`insert into vendor_review (vendor_id, reviewer_id, rating, title, review_text,
          quality_rating, delivery_rating, communication_rating, value_rating, hidden_at)
        values (${vendorProfileId}, ${designer.id}, 5, 'House', 'Long enough to be of use.', 5, 5, 5, 5,
          case when ${isHidden} then now() end) returning id`);
      return { ...made, body };
    };
  /** A request of the client that the designer has approved; both have written. */
  const talked = async () => {
    await sql`delete from vendor_review`.execute(db);
    const { params } = await conversation()();
    await sql`insert into message (conversation_id, sequence, id, side, text)
      values (${params.id}, 2, gen_random_uuid(), 'client', 'Hello')`.execute(db);
    const { rows } = await sql<{ id: number }>`
      update conversation set last_sequence = 2 where id = ${params.id}
      returning request_id::integer as id`.execute(db);
    return rows[0]?.id;
  };
  /** A review of the designer by the client. */
  const clientReview =
    (body: object, isHidden = false) =>
    async () => {
      const requestId = await talked();
      const made =
        await idOf(sql`insert into vendor_review (client_of_designer_id, request_id, reviewer_id, rating,
          review_text, communication_rating, value_rating, design_rating, time_rating, hidden_at)
        values (${designerProfileId}, ${requestId}, ${client.id}, 5, 'Long enough to be of use.', 5, 5, 5, 5,
          case when ${isHidden} then now() end) returning id`);
      return { ...made, body };
    };
  const portfolioItem = async (column: 'designer_id' | 'vendor_id', firmId: number) => {
    const sha256 = await keepPicture(api, 'a picture of the matrix');
    return idOf(sql`insert into portfolio_item (${sql.ref(column)}, title, description, category, media_type,
        media_sha256)
      values (${firmId}, 'House', 'Long enough.', 'other', 'IMAGE', ${sha256}) returning id`);
  };
  const itemOfDesigner = () => portfolioItem('designer_id', designerProfileId);
  const itemOfVendor = () => portfolioItem('vendor_id', vendorProfileId);
  const asPicture = async (made: ReturnType<typeof itemOfDesigner>) => ({
    body: { portfolio_item_id: (await made).params.id },
  });
  /** A board of the client with the designer on it, and a link to it. */
  const board = (body: object) => async () => {
    await verified(true);
    const token = 'a-token-of-the-matrix0';
    await sql`delete from board`.execute(db);
    await sql`delete from board_link`.execute(db);
    const { params } = await idOf(sql`insert into board (account_id, number, title)
      values (${client.id}, 1, 'House') returning id`);
    const item =
      await idOf(sql`insert into board_item (board_id, kind, thing_id, designer_id, position)
      values (${params.id}, 'designer', ${designerProfileId}, ${designerProfileId}, 0) returning id`);
    await sql`insert into board_link (token, board_id) values (${token}, ${params.id})`.execute(db);
    return { params: { id: params.id, item: item.params.id, token }, body };
  };
  /** A project with an item, which everybody can see where the firm is verified. */
  const project = async (column: 'designer_id' | 'vendor_id', firmId: number) => {
    const { params } = await idOf(sql`insert into project (${sql.ref(column)}, title, kind)
      values (${firmId}, 'House', 'other') returning id`);
    const item = await portfolioItem(column, firmId);
    await sql`update portfolio_item set project_id = ${params.id} where id = ${item.params.id}`.execute(
      db,
    );
    return { params };
  };
  const ofDesigner = () => project('designer_id', designerProfileId);
  const ofTheVendor = () => project('vendor_id', vendorProfileId);
  /** The page of a project. */
  const projectPage =
    (firmId: number, made: () => ReturnType<typeof project>, isVerified: boolean) => async () => {
      await verified(isVerified);
      return { params: { id: firmId, project: (await made()).params.id } };
    };
  /** Evidence of the designer. */
  const evidence =
    (body: object = {}) =>
    async () => {
      await sql`delete from evidence`.execute(db);
      const { params } = await idOf(sql`insert into evidence (designer_id, kind, number)
        values (${designerProfileId}, 'gstin', '29ABCDE1234F1ZW') returning id`);
      return { params, body };
    };
  const id = (value: number) => () => ({ params: { id: value } });
  /** A quote of the designer to the client, which was sent. */
  const quote =
    (body: object = {}) =>
    async () => {
      const { params } = await conversation()();
      const content = JSON.stringify(wholeQuote());
      const made =
        await idOf(sql`with made as (insert into quote (conversation_id, status, draft, versions)
          values (${params.id}, 'sent', ${content}::jsonb, 1) returning id),
        sent as (insert into quote_version (quote_id, number, content, total, valid_until)
          select id, 1, ${content}::jsonb, 100, current_date + 30 from made)
        select id from made`);
      return { params: { ...made.params, version: 1 }, query: `?conversation=${params.id}`, body };
    };
  /** The same, accepted, with a change that was proposed. */
  const job =
    (body: object = {}) =>
    async () => {
      const { params } = await quote()();
      const text = JSON.stringify({ content: wholeQuote() });
      const made =
        await idOf(sql`with made as (insert into work_job (quote_id, version, accepted_text, sha256, quoted_amount)
          values (${params.id}, 1, ${text}, encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 100) returning id),
        stage as (insert into work_job_stage (job_id, position) select id, 1 from made),
        change as (insert into work_job_change (job_id, number, what, net, gst, total) select id, 1, 'Tap', 1, 0, 1 from made)
        select id from made`);
      return { params: { ...made.params, number: 1 }, body };
    };
  /** A brief of the client that the designer has. */
  const brief =
    (body: object = {}) =>
    async () => {
      const content = JSON.stringify({ ...emptyBrief, kind: 'other', city: 'Pune' });
      const made = await idOf(sql`insert into brief (account_id, content, versions)
        values (${client.id}, ${content}::jsonb, 1) returning id`);
      await sql`insert into brief_version (brief_id, number, content)
        values (${made.params.id}, 1, ${content}::jsonb)`.execute(db);
      return { params: { ...made.params, file: randomUUID() }, body };
    };
  const receivedBrief = async () => {
    const { params } = await brief()();
    const sent = await request('designer_id', designerProfileId, 'approved')();
    await sql`update connection_request set brief_id = ${params.id}, brief_version = 1
      where id = ${sent.params.id}`.execute(db);
    return sent;
  };
  const template =
    (body: object = {}) =>
    async () => ({
      ...(await idOf(sql`insert into quote_template (account_id, name, content)
        values (${designer.id}, 'Kitchens', ${JSON.stringify(wholeQuote())}::jsonb) returning id`)),
      body,
    });

  /** Of the client. */
  const passkey = async () =>
    idOf(sql`insert into passkey (account_id, credential_id, public_key, counter, name)
      values (${client.id}, ${randomUUID()}, 'key', 0, 'Laptop') returning id`);
  return {
    'deleteAccount: wrong password': () => ({ body: { password: 'not the password' } }),
    'endSession: of the client': () =>
      idOf(sql`insert into session (account_id, expires_at)
        values (${client.id}, now() + interval '1 day') returning id`),
    'renamePasskey: of the client': async () => ({ ...(await passkey()), body: { name: 'Phone' } }),
    'removePasskey: of the client': passkey,
    'resetFactors: without a reason': id(client.id),
    'makeRecoveryCodes: without a factor': async () => {
      await sql`delete from passkey`.execute(db);
      return {};
    },
    designerProfile: firm(designerProfileId, true),
    'designerProfile: unverified': firm(designerProfileId, false),
    publicDesignerProfile: firm(designerProfileId, true),
    'publicDesignerProfile: unverified': firm(designerProfileId, false),
    vendorProfile: firm(vendorProfileId, true),
    'vendorProfile: unverified': firm(vendorProfileId, false),
    publicVendorProfile: firm(vendorProfileId, true),
    'publicVendorProfile: unverified': firm(vendorProfileId, false),
    'changeArchitect: of the designer': architect(true),
    'removeArchitect: of the designer': architect(true),
    architect: architect(true),
    'architect: of an unverified firm': architect(false),
    publicArchitect: architect(true),
    'publicArchitect: of an unverified firm': architect(false),
    listVendorReviews: ofVendor(true),
    'listVendorReviews: of an unverified vendor': ofVendor(false),
    checkExistingReview: ofVendor(true),
    'reviewVendor: an unverified vendor': async () => {
      await verified(false);
      return { body: { ...opinion, vendor: vendorProfileId } };
    },
    'changeReview: of the designer': review({ rating: 4 }),
    'changeReview: hidden': review({ rating: 4 }, true),
    'answerReview: of the vendor': review({ text: 'Thank you.' }),
    'withdrawAnswer: of the vendor': review({}),
    'reportReview: of the designer': review({ reason: 'offensive' }),
    'reportReview: hidden': review({ reason: 'offensive' }, true),
    listClientReviews: () => ({ query: `?designer=${designerProfileId}` }),
    ownClientReview: () => ({ query: `?designer=${designerProfileId}` }),
    'reviewFirm: of the client': async () => ({
      body: { request: await talked(), ...clientOpinion },
    }),
    'changeClientReview: of the client': clientReview({ rating: 4 }),
    'changeClientReview: hidden': clientReview({ rating: 4 }, true),
    'answerClientReview: of the designer': clientReview({ text: 'Thank you.' }),
    'withdrawClientAnswer: of the designer': clientReview({}),
    'reportClientReview: of the client': clientReview({ reason: 'offensive' }),
    'hideReview: of the designer': review({ why: 'A test.' }),
    'keepReview: of the designer': review({ why: 'A test.' }),
    'removePreparingItem: of the designer': () =>
      idOf(sql`insert into portfolio_upload (account_id, title, description, category, upload_sha256)
        values (${designer.id}, 'House', 'Long enough.', 'other', ${'0'.repeat(64)}) returning id`),
    'orderPortfolio: of nothing': () => ({ body: { ids: [] } }),
    'changePortfolioItem: of the designer': itemOfDesigner,
    'changePortfolioItem: of the vendor': itemOfVendor,
    'removePortfolioItem: of the designer': itemOfDesigner,
    'removePortfolioItem: of the vendor': itemOfVendor,
    'orderProjects: of nothing': () => ({ body: { ids: [] } }),
    'ownProject: of the designer': ofDesigner,
    'ownProject: of the vendor': ofTheVendor,
    'changeProject: of the designer': ofDesigner,
    'changeProject: of the vendor': ofTheVendor,
    'removeProject: of the designer': ofDesigner,
    'removeProject: of the vendor': ofTheVendor,
    designerProjects: firm(designerProfileId, true),
    'designerProjects: unverified': firm(designerProfileId, false),
    designerProject: projectPage(designerProfileId, ofDesigner, true),
    'designerProject: unverified': projectPage(designerProfileId, ofDesigner, false),
    vendorProjects: firm(vendorProfileId, true),
    'vendorProjects: unverified': firm(vendorProfileId, false),
    vendorProject: projectPage(vendorProfileId, ofTheVendor, true),
    'vendorProject: unverified': projectPage(vendorProfileId, ofTheVendor, false),
    'setProfilePicture: of the designer': () => asPicture(itemOfDesigner()),
    'setProfilePicture: of the vendor': () => asPicture(itemOfVendor()),
    'viewFirm: of the designer': () => ({
      body: { kind: 'designer', id: designerProfileId, source: 'home' },
    }),
    'withdrawEvidence: of the designer': evidence(),
    'evidenceDocument: without a document': evidence(),
    'checkEvidence: without a day': evidence(),
    'refuseEvidence: of the designer': evidence({ version: 1, why: 'A test.' }),
    'media: unknown': () => ({ params: { file: `${'a'.repeat(64)}.jpg` } }),
    'sendBackDesigner: unverified': async () => ({
      ...(await firm(designerProfileId, false)()),
      body: { why: 'Please add your address.' },
    }),
    'sendBackVendor: without words': id(vendorProfileId),
    verifyDesigner: id(designerProfileId),
    unverifyDesigner: id(designerProfileId),
    verifyVendor: id(vendorProfileId),
    unverifyVendor: id(vendorProfileId),
    'setArchitect: the designer': () => ({
      params: { id: designer.id },
      body: { is_architect: false },
    }),
    'suspendAccount: without a reason': id(vendor.id),
    'reinstateAccount: the other client': id(otherClient.id),
    checkConnection: ({ email }) => ({
      params: { id: designerProfileId },
      query: `?email=${email}`,
    }),
    'sharedBoard: unknown': () => ({ params: { token: 'unknown' } }),
    'sharedBoard: of the client': board({}),
    'openSharedBoard: unknown': () => ({ params: { token: 'unknown' } }),
    'openSharedBoard: of the client': board({}),
    saveThing: async () => {
      await verified(true);
      return { params: { thing: `designer-${designerProfileId}` } };
    },
    unsaveThing: () => ({ params: { thing: `designer-${designerProfileId}` } }),
    'joinGuestBoard: without things': () => ({ body: { items: [] } }),
    'readBoard: of the client': board({}),
    'renameBoard: of the client': board({ title: 'Home' }),
    'removeBoard: of the client': board({}),
    'shareBoard: of the client': board({}),
    'endBoardLink: of the client': board({}),
    'addBoardItem: of the client': board({ thing: `vendor-${vendorProfileId}` }),
    'changeBoardItem: of the client': board({ note: 'Ask' }),
    'removeBoardItem: of the client': board({}),
    'readConversation: of client and designer': conversation(),
    'markMessagesRead: of client and designer': conversation({ up_to: 1 }),
    'tellTyping: of client and designer': conversation(),
    'blockConversation: of client and designer': conversation(),
    'unblockConversation: of client and designer': conversation(),
    'sendMessage: of client and designer': conversation({ id: randomUUID(), text: 'Hello' }),
    'reportMessage: of the designer to the client': conversation({ reason: 'fraud' }),
    'addAttachment: without a form': conversation(),
    'attachment: without a pass': conversation(),
    'keepMessage: of the designer': reportedMessage({ why: 'Fine' }),
    'removeMessage: of the designer': reportedMessage({ why: 'Rude' }),
    'suspendForMessage: without a reason': reportedMessage(),
    'addBrief: empty': () => ({ body: {} }),
    'readBrief: of the client': brief(),
    'changeBrief: of the client': brief({ revision: 1, city: 'Mumbai' }),
    'removeBrief: of the client': brief(),
    'shareBrief: of the client': brief({ revision: 1 }),
    'readReceivedBrief: of the client to the designer': receivedBrief,
    'addBriefFile: without a form': brief(),
    'briefFile: without a pass': brief(),
    'listQuotes: of client and designer': quote(),
    'beginQuote: of client and designer': async () => {
      const { params } = await conversation()();
      return { body: { conversation: params.id } };
    },
    'readQuote: of client and designer': quote(),
    'saveQuoteDraft: of client and designer': quote({ revision: 1, content: wholeQuote() }),
    'removeQuote: sent': quote(),
    'readQuoteVersion: of client and designer': quote(),
    'quoteAsCsv: of client and designer': quote(),
    'quoteAsPdf: of client and designer': quote(),
    'sendQuote: of client and designer': quote({ revision: 1 }),
    'acceptQuote: of client and designer': quote({ version: 1 }),
    'declineQuote: of client and designer': quote({ version: 1 }),
    'withdrawQuote: of client and designer': quote(),
    'askAboutQuote: of client and designer': quote({
      id: randomUUID(),
      version: 1,
      text: 'Which ply?',
    }),
    'compareQuotes: one': () => ({ query: '?ids=1' }),
    'readQuoteTemplate: of the designer': template(),
    'changeQuoteTemplate: of the designer': template({ name: 'Baths', content: wholeQuote() }),
    'removeQuoteTemplate: of the designer': template(),
    'readJob: of client and designer': job(),
    'readAcceptedText: of client and designer': job(),
    'confirmStage: of client and designer': job(),
    'proposeChange: of client and designer': job({ what: 'A tap', net: 100, gst: 18 }),
    'agreeChange: of client and designer': job(),
    'declineChange: of client and designer': job(),
    'withdrawChange: of client and designer': job(),
    'endJob: of client and designer': job({ amount: 100, days: 3 }),
    'revokeRequest: of the client': toDesigner(),
    'reopenRequest: of the client': toDesigner('rejected'),
    'approveRequest: to the designer': toDesigner(),
    'rejectRequest: to the designer': toDesigner(),
    'approveRequest: to the vendor': toVendor,
    'rejectRequest: to the vendor': toVendor,
  };
}

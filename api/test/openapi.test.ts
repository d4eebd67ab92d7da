import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openApiDocument } from '../src/openapi-document.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

describe('the OpenAPI document', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  test('is served, names every endpoint, and is the one that is made without a database', async () => {
    const document = (await api.get('/api/openapi.json')).json();
    assert.deepEqual(document, JSON.parse(await openApiDocument()));
    assert.deepEqual(Object.keys(document.paths).sort(), [
      '/auth/email/resend/',
      '/auth/email/verify/',
      '/auth/factors/',
      '/auth/factors/app/',
      '/auth/factors/app/confirm/',
      '/auth/factors/passkeys/',
      '/auth/factors/passkeys/options/',
      '/auth/factors/passkeys/{id}/',
      '/auth/factors/recovery-codes/',
      '/auth/login/',
      '/auth/login/second/',
      '/auth/logout/',
      '/auth/me/',
      '/auth/me/avatar/',
      '/auth/me/email-preferences/',
      '/auth/me/email/',
      '/auth/me/events/',
      '/auth/me/export/',
      '/auth/me/password/',
      '/auth/passkey/',
      '/auth/passkey/options/',
      '/auth/password/forgot/',
      '/auth/password/reset/',
      '/auth/password/reset/check/',
      '/auth/prove/',
      '/auth/prove/options/',
      '/auth/register/',
      '/auth/sessions/',
      '/auth/sessions/{id}/',
      '/auth/token/refresh/',
      '/auth/token/restore/',
      '/boards/',
      '/boards/join/',
      '/boards/saved/',
      '/boards/saved/{thing}/',
      '/boards/shared/{token}/',
      '/boards/shared/{token}/opened/',
      '/boards/things/',
      '/boards/{id}/',
      '/boards/{id}/items/',
      '/boards/{id}/items/{item}/',
      '/boards/{id}/link/',
      '/briefs/',
      '/briefs/received/{id}/',
      '/briefs/{id}/',
      '/briefs/{id}/files/',
      '/briefs/{id}/files/{file}/',
      '/briefs/{id}/share/',
      '/client/check-connection/{id}/',
      '/client/connect/',
      '/client/connection-requests/',
      '/client/connection-requests/{id}/reopen/',
      '/client/connection-requests/{id}/revoke/',
      '/conversations/',
      '/conversations/unread/',
      '/conversations/{id}/',
      '/conversations/{id}/attachments/',
      '/conversations/{id}/attachments/{attachment}/',
      '/conversations/{id}/block/',
      '/conversations/{id}/messages/',
      '/conversations/{id}/messages/{sequence}/report/',
      '/conversations/{id}/read/',
      '/conversations/{id}/typing/',
      '/designers/compare/',
      '/designers/connection-requests/',
      '/designers/connection-requests/new/',
      '/designers/connection-requests/{id}/approve/',
      '/designers/connection-requests/{id}/reject/',
      '/designers/dashboard/',
      '/designers/evidence/',
      '/designers/evidence/{id}/',
      '/designers/portfolio/',
      '/designers/portfolio/order/',
      '/designers/portfolio/preparing/',
      '/designers/portfolio/preparing/{id}/',
      '/designers/portfolio/projects/',
      '/designers/portfolio/projects/order/',
      '/designers/portfolio/projects/{id}/',
      '/designers/portfolio/{id}/',
      '/designers/principal-architects/',
      '/designers/principal-architects/{id}/',
      '/designers/principal-architects/{id}/public/',
      '/designers/profiles/',
      '/designers/profiles/connect_instagram/',
      '/designers/profiles/connect_linkedin/',
      '/designers/profiles/facets/',
      '/designers/profiles/instagram/',
      '/designers/profiles/instagram_posts/',
      '/designers/profiles/me/',
      '/designers/profiles/onboarding/',
      '/designers/profiles/set_profile_picture/',
      '/designers/profiles/social_profiles/',
      '/designers/profiles/sync_instagram_posts/',
      '/designers/profiles/{id}/',
      '/designers/profiles/{id}/projects/',
      '/designers/profiles/{id}/projects/{project}/',
      '/designers/profiles/{id}/public/',
      '/designers/vendor-reviews/',
      '/designers/vendor-reviews/check_existing_review/',
      '/designers/vendor-reviews/vendor_reviews/',
      '/designers/vendor-reviews/{id}/',
      '/designers/vendor-reviews/{id}/answer/',
      '/designers/vendor-reviews/{id}/report/',
      '/designers/vendors/',
      '/designers/vendors/compare/',
      '/designers/vendors/connect_instagram/',
      '/designers/vendors/connect_linkedin/',
      '/designers/vendors/facets/',
      '/designers/vendors/instagram/',
      '/designers/vendors/instagram_posts/',
      '/designers/vendors/me/',
      '/designers/vendors/onboarding/',
      '/designers/vendors/social_profiles/',
      '/designers/vendors/sync_instagram_posts/',
      '/designers/vendors/{id}/',
      '/designers/vendors/{id}/projects/',
      '/designers/vendors/{id}/projects/{project}/',
      '/designers/vendors/{id}/public/',
      '/health/',
      '/health/live/',
      '/jobs/',
      '/jobs/{id}/',
      '/jobs/{id}/changes/',
      '/jobs/{id}/changes/{number}/agree/',
      '/jobs/{id}/changes/{number}/decline/',
      '/jobs/{id}/changes/{number}/withdraw/',
      '/jobs/{id}/end/',
      '/jobs/{id}/stages/{number}/confirm/',
      '/jobs/{id}/text/',
      '/media/{file}',
      '/notifications/',
      '/notifications/read/',
      '/notifications/settings/',
      '/notifications/unread/',
      '/operator/accounts/',
      '/operator/accounts/{id}/architect/',
      '/operator/accounts/{id}/factors/reset/',
      '/operator/accounts/{id}/reinstate/',
      '/operator/accounts/{id}/suspend/',
      '/operator/audit/',
      '/operator/designers/{id}/send-back/',
      '/operator/designers/{id}/unverify/',
      '/operator/designers/{id}/verify/',
      '/operator/evidence/',
      '/operator/evidence/{id}/check/',
      '/operator/evidence/{id}/document/',
      '/operator/evidence/{id}/refuse/',
      '/operator/messages/',
      '/operator/messages/{id}/{sequence}/keep/',
      '/operator/messages/{id}/{sequence}/remove/',
      '/operator/messages/{id}/{sequence}/suspend/',
      '/operator/pictures/',
      '/operator/pictures/{id}/decide/',
      '/operator/queue/',
      '/operator/reviews/',
      '/operator/reviews/{id}/hide/',
      '/operator/reviews/{id}/keep/',
      '/operator/vendors/{id}/send-back/',
      '/operator/vendors/{id}/unverify/',
      '/operator/vendors/{id}/verify/',
      '/public/changes/',
      '/public/site/',
      '/quotes/',
      '/quotes/prices/',
      '/quotes/sheet/',
      '/quotes/sheet/text/',
      '/quotes/side-by-side/',
      '/quotes/templates/',
      '/quotes/templates/{id}/',
      '/quotes/{id}/',
      '/quotes/{id}/accept/',
      '/quotes/{id}/ask/',
      '/quotes/{id}/decline/',
      '/quotes/{id}/draft/',
      '/quotes/{id}/send/',
      '/quotes/{id}/versions/{version}/',
      '/quotes/{id}/versions/{version}/csv/',
      '/quotes/{id}/versions/{version}/pdf/',
      '/quotes/{id}/withdraw/',
      '/reviews/',
      '/reviews/own/',
      '/reviews/pictures/',
      '/reviews/{id}/',
      '/reviews/{id}/answer/',
      '/reviews/{id}/report/',
      '/support/tickets/',
      '/views/',
    ]);
    for (const name of [
      'User',
      'AuthTokens',
      'DesignerCard',
      'DesignerProfile',
      'InstagramPost',
      'Problem',
    ]) {
      assert.ok(document.components.schemas[name], name);
    }
  });

  test('every reference in it leads somewhere', async () => {
    const text = (await api.get('/api/openapi.json')).body;
    const { components } = JSON.parse(text);
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      assert.ok(components.schemas[name], name);
    }
  });

  test('is readable as a page', async () => {
    const page = await api.get('/api/docs/');
    assert.equal(page.statusCode, 200);
    assert.match(String(page.headers['content-type']), /text\/html/);
    assert.match(
      String(page.headers['content-security-policy']),
      /default-src 'none'; script-src 'self';/,
    );
    assert.doesNotMatch(
      page.body,
      /<script(?![^>]* src=)[^>]*>\s*\S/,
      'no script in the page itself',
    );
    assert.equal((await api.get('/api/docs/static/swagger-ui-bundle.js')).statusCode, 200);
  });

  test('sorts every call under what it is about', async () => {
    const { paths, tags } = (await api.get('/api/openapi.json')).json();
    const topics = new Set(tags.map(({ name }: { name: string }) => name));
    const calls = Object.values<Record<string, { tags?: string[]; operationId?: string }>>(paths);
    for (const call of calls.flatMap((path) => Object.values(path))) {
      assert.equal(call.tags?.length, 1, call.operationId);
      assert.ok(topics.has(call.tags?.[0]), call.operationId);
    }
  });
});

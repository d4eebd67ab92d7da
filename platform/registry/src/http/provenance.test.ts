import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import {
  type Envelope,
  type KnownBuild,
  keyIdOf,
  payloadType,
  releaseDigest,
  signStatement,
  statementOf,
} from '@aangan/manifest/provenance';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { githubClaims, startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { developmentAddress, startTestServer, type TestServer } from '../testing/test-server.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const pemOf = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }));
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

const buildOf = ({ manifest }: BuiltRelease, changes: Partial<KnownBuild> = {}): KnownBuild => ({
  name: manifest.name,
  release: manifest.release,
  digest: releaseDigest(manifest),
  commit: { id: commit, isChanged: false },
  source: { repository: 'https://git.example/example/mfe-vendors', ref: 'refs/heads/main' },
  lockfile: { name: 'pnpm-lock.yaml', sha256: 'a'.repeat(64) },
  workflow: 'https://git.example/example/mfe-vendors/.github/workflows/ci.yml@refs/heads/main',
  run: 'https://git.example/example/mfe-vendors/actions/runs/1',
  ...changes,
});

describe('what a build signs of its release', () => {
  let server: TestServer;
  let issuer: TestIssuer;
  const ours = generateKeyPairSync('ed25519');
  let number = 0;
  /** A release that no other test has. */
  const fresh = (name = 'vendors') => {
    number += 1;
    return remoteRelease(name, `provenance ${number}`);
  };
  const announce = async (
    { manifest }: BuiltRelease,
    provenance: unknown,
    token = 'integrator',
  ) => {
    const answer = await server.post('/releases', { ...manifest, provenance }, token);
    const body = (await answer.json()) as { code?: string; detail?: string };
    return { status: answer.status, ...body };
  };
  const publish = async (built: BuiltRelease, provenance: unknown, token = 'integrator') => {
    const { manifest, blobs } = built;
    const announced = await announce(built, provenance, token);
    assert.ok(announced.status < 300, announced.detail);
    for (const [sha256, bytes] of blobs) await server.put(sha256, new Uint8Array(bytes), token);
    const path = `/releases/${manifest.name}/${manifest.release}/finalise`;
    assert.equal((await server.post(path, {}, token)).status, 200);
  };
  const promote = async (built: BuiltRelease) => {
    const body = { releases: [refOf(built)], why: 'A fix.' };
    const answer = await server.post('/channels/staging/releases', body);
    return `${answer.status} ${await answer.text()}`;
  };
  const read = async ({ manifest: { name, release } }: BuiltRelease) => {
    const answer = await server.read(`/releases/${name}/${release}/provenance`);
    return ((await answer.json()) as { results: Record<string, unknown>[] }).results;
  };
  const addKey = async (key: KeyObject | string, changes: object = {}, token?: string) => {
    const publicKey = typeof key === 'string' ? key : pemOf(key);
    number += 1;
    const body = { team: 'vendors', name: `key-${number}`, publicKey, ...changes };
    const answer = await server.post('/signing-keys', body, token);
    const text = (await answer.json()) as { id: number; code?: string; detail?: string };
    return { status: answer.status, ...text };
  };
  const requireIt = (isRequired: boolean) =>
    server.post('/channels/staging/required-provenance', { isRequired, why: 'Since today.' });

  before(async () => {
    issuer = await startTestIssuer();
    server = await startTestServer({ isOfDevelopment: true });
    const first = [
      shellRelease('1'),
      remoteRelease('vendors', '1'),
      remoteRelease('designers', '1'),
    ];
    await server.publish(...first);
    await server.post('/channels/staging/releases', { releases: first.map(refOf) });
    assert.equal((await addKey(ours.publicKey)).status, 201);
  });
  after(async () => {
    await server.stop();
    await issuer.stop();
  });

  test('is kept with the release, and says who built it from which commit', async () => {
    const built = fresh();
    await publish(built, signStatement(statementOf(buildOf(built)), ours.privateKey));
    const [said] = await read(built);
    assert.deepEqual(said?.facts, {
      commit,
      source: 'https://git.example/example/mfe-vendors@refs/heads/main',
      isChanged: false,
      lockfile: 'a'.repeat(64),
      builder: buildOf(built).workflow,
      run: buildOf(built).run,
    });
    assert.deepEqual([said?.counts, said?.team, said?.identity], [true, 'vendors', null]);
    assert.equal(said?.sha256, keyIdOf(ours.publicKey));
  });

  test('can be ECDSA, and can be told later of what is published already', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await addKey(publicKey);
    const built = fresh();
    await server.publish(built);
    assert.deepEqual(await read(built), []);
    const signed = signStatement(statementOf(buildOf(built)), privateKey);
    assert.equal((await announce(built, signed)).status, 200);
    assert.equal((await read(built)).length, 1);
    // What is attested needs no second one.
    await announce(built, signStatement(statementOf(buildOf(built)), ours.privateKey));
    assert.equal((await read(built)).length, 1);
  });

  test('is refused where the signature is not of a key of the team', async () => {
    const built = fresh();
    const statement = statementOf(buildOf(built));
    const good = signStatement(statement, ours.privateKey);
    const stranger = generateKeyPairSync('ed25519');
    const theirs = generateKeyPairSync('ed25519');
    await addKey(theirs.publicKey, { team: 'designers' });
    const [signature] = good.signatures;
    const forged = signStatement(statement, stranger.privateKey).signatures[0];
    const other = { ...statement, predicate: { ...statement.predicate, more: 1 } };
    const changes: [string, unknown, RegExp][] = [
      ['unknown', signStatement(statement, stranger.privateKey), /No such key/],
      ['other team', signStatement(statement, theirs.privateKey), /of team designers/],
      ['two', { ...good, signatures: [signature, forged] }, /2 signatures: one is taken/],
      [
        'false',
        { ...good, signatures: [{ ...forged, keyid: signature?.keyid }] },
        /not of this key/,
      ],
      ['changed', { ...good, payload: encode(other) }, /what it signs was changed/],
      ['type', { ...good, payloadType: 'application/json' }, /holds application\/json/],
      ['none', { ...good, signatures: [] }, /no envelope/],
      ['loose', { ...good, payload: `${good.payload}\n` }, /not in base64/],
      ['field', { ...good, more: 1 }, /no envelope/],
      ['text', 'none', /no envelope/],
      ['large', { ...good, payload: 'A'.repeat(70_000) }, /at most 65536 characters/],
    ];
    for (const [what, envelope, says] of changes) {
      const answer = await announce(built, envelope);
      assert.deepEqual([answer.status, answer.code], [400, 'provenance_not_valid'], what);
      assert.match(answer.detail ?? '', says, what);
    }
    const huge = { ...good, payload: 'A'.repeat(10 * 1_024 * 1_024) };
    assert.equal((await announce(built, huge)).status, 413);
    // Nothing of it was announced.
    assert.equal(
      (await server.post(`/releases/vendors/${built.manifest.release}/finalise`, {})).status,
      404,
    );
  });

  test('is refused where it is of another release, or no provenance at all', async () => {
    const built = fresh();
    const next = fresh();
    const signed = (statement: object) => signStatement(statement, ours.privateKey);
    const ofNext = statementOf(buildOf(next));
    const digest = statementOf({ ...buildOf(built), digest: 'b'.repeat(64) });
    const { predicate, ...without } = statementOf(buildOf(built));
    const named = '{"__proto__": {"subject": []}, "constructor": {"prototype": {}}}';
    for (const [envelope, says] of [
      [signed(ofNext), /Its subject is vendors@/],
      [signed(digest), /another content of vendors/],
      [signed(without), /no in-toto statement/],
      [signed({ ...without, predicate, predicateType: 'x' }), /predicateType/],
      [signedText(named), /no in-toto statement/],
      [signedText('{"_type": '), /not JSON/],
    ] as const) {
      const answer = await announce(built, envelope);
      assert.deepEqual([answer.status, answer.code], [400, 'provenance_not_valid'], `${says}`);
      assert.match(answer.detail ?? '', says);
    }
    assert.equal(({} as { subject?: unknown }).subject, undefined);
  });

  const signedText = (text: string): Envelope => {
    const payload = Buffer.from(text);
    const head = `DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `;
    const sig = sign(null, Buffer.concat([Buffer.from(head), payload]), ours.privateKey);
    const signatures = [{ keyid: keyIdOf(ours.publicKey), sig: sig.toString('base64') }];
    return { payloadType, payload: payload.toString('base64'), signatures };
  };

  test('is what a channel may require: signed, of committed sources, by a key that counts', async () => {
    assert.equal((await requireIt(true)).status, 200);
    try {
      const channels = (await (await server.read('/channels')).json()) as { attested: string[] };
      assert.deepEqual(channels.attested, ['staging']);
      const without = fresh();
      await server.publish(without);
      assert.match(
        await promote(without),
        /^409.*provenance: staging requires it, and vendors \w+ has none/,
      );

      const dirty = fresh();
      const changed = { commit: { id: commit, isChanged: true } };
      await publish(dirty, signStatement(statementOf(buildOf(dirty, changed)), ours.privateKey));
      assert.match(await promote(dirty), /^409.*changes that are not committed/);
      // The same content, built again from what was committed since.
      const { publicKey, privateKey } = generateKeyPairSync('ed25519');
      const { id } = await addKey(publicKey);
      await announce(dirty, signStatement(statementOf(buildOf(dirty)), privateKey));
      assert.match(await promote(dirty), /^200/);

      const late = fresh();
      await publish(late, signStatement(statementOf(buildOf(late)), privateKey));
      await server.post(`/signing-keys/${id}/removal`, {});
      assert.match(
        await promote(late),
        /^409.*signed with the key \\"key-\d+\\", which was removed/,
      );
      assert.equal((await read(late))[0]?.counts, false);
      const again = await announce(fresh(), signStatement(statementOf(buildOf(late)), privateKey));
      assert.match(again.detail ?? '', /was removed/);
    } finally {
      await requireIt(false);
    }
    const history = await (await server.read('/history?channel=staging&limit=50')).text();
    assert.match(history, /require-no-provenance.*require-provenance/s);
  });

  test('by a run counts as of the run that its issuer vouches for', async () => {
    await server.post('/publishers', {
      team: 'vendors',
      issuer: issuer.issuer,
      repository: 'example/mfe-vendors',
      branch: 'main',
      workflow: '.github/workflows/ci.yml',
      channels: [],
    });
    const run = generateKeyPairSync('ed25519');
    const exchange = async (publicKey: string) => {
      const idToken = await issuer.sign(githubClaims(issuer.issuer, developmentAddress));
      const answer = await server.post('/id-token-exchanges', { idToken, publicKey });
      return (await answer.json()) as {
        token: string;
        identity: { source: string };
        detail: string;
      };
    };
    const { token, identity } = await exchange(pemOf(run.publicKey));
    assert.match((await exchange(pemOf(run.publicKey))).detail, /make one for each run/);
    const source = { repository: identity.source, ref: 'refs/heads/main' };
    const built = fresh();
    const signed = (changes: Partial<KnownBuild>, key = run.privateKey) =>
      signStatement(statementOf(buildOf(built, { source, ...changes })), key);

    const otherCommit = signed({ commit: { id: 'c'.repeat(40), isChanged: false } });
    assert.match(
      (await announce(built, otherCommit, token)).detail ?? '',
      /of commit c+, and the run of/,
    );
    const fork = signed({ source: { ...source, repository: `${identity.source}-fork` } });
    assert.match((await announce(built, fork, token)).detail ?? '', /-fork@refs/);
    // A team's own key says no other in a run either.
    const asTeam = signed({ commit: { id: 'c'.repeat(40), isChanged: false } }, ours.privateKey);
    assert.match((await announce(built, asTeam, token)).detail ?? '', /of commit c+/);

    await publish(built, signed({}), token);
    const [said] = await read(built);
    assert.match(JSON.stringify(said?.identity), /"workflow":"\.github\/workflows\/ci\.yml"/);
    const listed = await (await server.read('/signing-keys')).text();
    assert.ok(!listed.includes('mfe-vendors@main'));

    const late = fresh();
    await server.database.pool.query(
      `update team_token set issued_at = now() - interval '1 hour', expires_at = now() - interval '50 minutes' where identity is not null`,
    );
    const expired = signStatement(statementOf(buildOf(late, { source })), run.privateKey);
    assert.match((await announce(late, expired)).detail ?? '', /ended with the token/);

    const { results } = (await (await server.read('/publishers')).json()) as {
      results: { id: number }[];
    };
    await server.post(`/publishers/${results[0]?.id}/removal`, {});
    assert.equal((await read(built))[0]?.counts, false);
  });

  test('keys are public ones of kinds that are taken, registered by who has proved who they are', async () => {
    const pair = generateKeyPairSync('ed25519');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const curve = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
    const secret = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (const [key, says] of [
      [secret, /is a private key: it stays with the team/],
      [rsa.publicKey, /Keys are Ed25519/],
      [curve.publicKey, /Keys are Ed25519/],
      ['none', /no public key in PEM/],
    ] as const) {
      const answer = await addKey(key);
      assert.equal(answer.status, 400);
      assert.match(answer.detail ?? '', says);
    }
    assert.equal((await addKey(pair.publicKey, {}, 'unproved')).code, 'proof_required');
    const { id } = await addKey(pair.publicKey, { name: 'taken' });
    assert.equal((await addKey(pair.publicKey)).status, 409);
    const other = generateKeyPairSync('ed25519').publicKey;
    assert.match(
      (await addKey(other, { name: 'taken' })).detail ?? '',
      /has a key "taken" already/,
    );
    const unproved = await server.post(`/signing-keys/${id}/removal`, {}, 'unproved');
    assert.equal(unproved.status, 403);
    assert.equal((await server.post(`/signing-keys/${id}/removal`, {})).status, 200);
    assert.match((await addKey(pair.publicKey)).detail ?? '', /never counts again/);
  });
});

const encode = (statement: object) => Buffer.from(JSON.stringify(statement)).toString('base64');

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { RegistryRefusal } from '../registry-refusal.ts';

/**
 * Name → its name until 2026-11-26. Programs of the version before use the old names: for one version these are taken
 * and answered too, marked as deprecated.
 */
type OldNames = Readonly<Record<string, string>>;

/** Fields of bodies. */
const ofBodies: OldNames = {
  expectedRevision: 'expected_revision',
  expiresInDays: 'expires_in_days',
  isComplete: 'is_complete',
  isOff: 'is_off',
  isOn: 'is_on',
  isRequired: 'is_required',
  isSecurityFix: 'security_fix',
  mayCheck: 'may_check',
};

/** Fields of answers that edges, the console or the command line read, or that the command line prints with `--json`. */
const ofAnswers: OldNames = {
  createdBy: 'created_by',
  expiresAt: 'expires_at',
  isOn: 'is_on',
  isRequired: 'is_required',
  issuedAt: 'issued_at',
  issuedBy: 'issued_by',
  lastUsedAt: 'last_used_at',
  madeAt: 'made_at',
  madeBy: 'made_by',
  madeFrom: 'made_from',
  mayCheck: 'may_check',
  opensUntil: 'opens_until',
  publishedAt: 'published_at',
  requiresCheck: 'requires_check',
  retiredAt: 'retired_at',
  revokedAt: 'revoked_at',
  revokedBy: 'revoked_by',
};

/** Operations that never had old names. */
const alwaysNamedSo = new Set([
  'openComposeLink',
  'listSdk',
  'listValues',
  'setValues',
  'pauseRollout',
  'resumeRollout',
  'approveStep',
  'endRollout',
  'setRolloutRules',
  'requireLanguages',
  'requireEngines',
  'addPublisher',
  'listPublishers',
  'removePublisher',
  'exchangeIdToken',
  'requireProvenance',
]);

/** The parts of a JSON schema in which fields are looked up. */
interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
}

/**
 * Has the routes that are registered afterwards take and answer old names beside the new ones, and say so in their
 * schemas.
 */
export function keepOldNames(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (alwaysNamedSo.has(route.schema?.operationId ?? '')) return;
    takeOldNames(route);
    answerOldNames(route);
  });
}

function takeOldNames(route: RouteOptions): void {
  const body = route.schema?.body as Schema | undefined;
  const described = body && withOldNames(body, ofBodies);
  if (described === body) return;
  route.schema = { ...route.schema, body: described };
  const names = Object.entries(ofBodies).filter(([name]) => name in (body?.properties ?? {}));
  // Runs last, so that a request without a token does not learn what is wrong with its body.
  route.preValidation = [
    route.preValidation ?? [],
    async (request: FastifyRequest) => renameFields(request.body, names),
  ].flat();
}

function answerOldNames(route: RouteOptions): void {
  const response = (route.schema?.response ?? {}) as Readonly<Record<string, Schema>>;
  const described = Object.entries(response).map(
    ([status, schema]) => [status, withOldNames(schema, ofAnswers)] as const,
  );
  if (described.every(([status, schema]) => schema === response[status])) return;
  route.schema = { ...route.schema, response: Object.fromEntries(described) };
  route.preSerialization = [
    route.preSerialization ?? [],
    async (_request: FastifyRequest, reply: FastifyReply, answer: unknown) =>
      withOldFields(answer, response[reply.statusCode]),
  ].flat();
}

/** A schema that also has the old names, as optional fields; itself where there are none. */
function withOldNames(schema: Schema, oldNames: OldNames): Schema {
  const { properties, items } = schema;
  if (items) {
    const inner = withOldNames(items, oldNames);
    return inner === items ? schema : { ...schema, items: inner };
  }
  const added = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const inner = withOldNames(property, oldNames);
    const old = oldNames[name];
    if (old === undefined) return inner === property ? [] : [[name, inner] as const];
    return [
      [old, { ...property, deprecated: true, description: `The old name of ${name}` }] as const,
    ];
  });
  if (added.length === 0) return schema;
  return { ...schema, properties: { ...properties, ...Object.fromEntries(added) } };
}

/** Gives the fields of a body their new names. @throws {RegistryRefusal} `invalid` where one is named both ways */
function renameFields(body: unknown, names: readonly (readonly [name: string, old: string])[]) {
  if (!isObject(body)) return;
  for (const [name, old] of names) {
    if (!Object.hasOwn(body, old)) continue;
    if (Object.hasOwn(body, name)) {
      const reason = `The body has ${name}, and ${old}, which is its old name. Send ${name} alone.`;
      throw new RegistryRefusal('invalid', reason);
    }
    body[name] = body[old];
    delete body[old];
  }
}

/** An answer that has its fields under their old names too. */
function withOldFields(answer: unknown, schema: Schema | undefined): unknown {
  const { properties, items } = schema ?? {};
  if (items && Array.isArray(answer)) return answer.map((one) => withOldFields(one, items));
  if (!properties || !isObject(answer)) return answer;
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answer)) {
    const old = properties[name] && ofAnswers[name];
    shown[name] = withOldFields(value, properties[name]);
    if (old !== undefined) shown[old] = shown[name];
  }
  return shown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

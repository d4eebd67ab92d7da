import { maxRenderedAddress, type RenderedPage } from '@aangan/manifest';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { maxDetailLength } from './messages.ts';

const Picture = Type.Object({
  href: Type.Optional(Type.String({ maxLength: 4_096 })),
  srcset: Type.Optional(Type.String({ maxLength: 16_384 })),
  sizes: Type.Optional(Type.String({ maxLength: 4_096 })),
});

const Page = Type.Object({
  html: Type.String(),
  css: Type.String(),
  cssVersion: Type.String({ maxLength: 100 }),
  pictures: Type.Array(Picture, { maxItems: 100 }),
  state: Type.String(),
  unused: Type.Array(Type.String({ maxLength: maxRenderedAddress }), { maxItems: 1_000 }),
  head: Type.Optional(Type.Unknown()),
  failedParts: Type.Optional(
    Type.Array(
      Type.Object({
        remote: Type.String({ maxLength: 100 }),
        expose: Type.String({ maxLength: 200 }),
        detail: Type.String({ maxLength: maxDetailLength }),
      }),
      { maxItems: 20 },
    ),
  ),
});

const Message = Type.Union([
  Type.Object({ type: Type.Literal('ready') }),
  Type.Object({ type: Type.Literal('taken'), id: Type.Integer() }),
  Type.Object({
    type: Type.Literal('done'),
    id: Type.Integer(),
    cpuMs: Type.Number({ minimum: 0 }),
    page: Type.Union([Page, Type.Null()]),
  }),
  Type.Object({
    type: Type.Literal('failed'),
    id: Type.Integer(),
    failure: Type.Union([Type.Literal('error'), Type.Literal('module')]),
    detail: Type.String({ maxLength: maxDetailLength }),
    isLast: Type.Boolean(),
  }),
]);

/** A message of a child, checked. */
export type CheckedMessage = Exclude<Static<typeof Message>, { type: 'done' }> | DoneMessage;
interface DoneMessage {
  type: 'done';
  id: number;
  cpuMs: number;
  page: RenderedPage | null;
}

const message = Compile(Message);

/** The deepest nesting of a head; structured data nests a few levels. Deeper data could not be serialised. */
const maxHeadDepth = 32;

/** Whether a value is nested deeper than `max` levels. */
function isDeeper(value: unknown, max: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return false;
}

/** A child's message; null if it is malformed. If a page has no `head`, it is null. */
export function readAnswer(value: unknown): CheckedMessage | null {
  if (!message.Check(value)) return null;
  if (value.type === 'done' && isDeeper(value.page?.head, maxHeadDepth)) return null;
  if (value.type === 'done' && value.page) value.page.head ??= null;
  return value as CheckedMessage;
}

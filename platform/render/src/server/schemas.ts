import { maxRenderedAddress, type RenderedComposition } from '@aangan/manifest';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { CompositionToRender, JobPage } from '../protocol/messages.ts';

const Hash = Type.String({ pattern: '^[A-Za-z0-9_-]{43,64}$' });

/** The address of a composition or module. */
export const HashParams = Type.Object({ hash: Hash });

/** The code of a language. */
const Language = Type.String({ pattern: '^[a-z]{2,3}$' });

/** Only the shell's module reads the composition; this schema just needs its channel. */
const Rendered = Type.Unsafe<RenderedComposition>(
  Type.Object({ channel: Type.String({ minLength: 1, maxLength: 100 }) }),
);

const Composition = Type.Object({
  composition: Rendered,
  translated: Type.Optional(Type.Record(Language, Rendered)),
  modules: Type.Object({ shell: Hash, remotes: Type.Record(Type.String(), Hash) }),
});

const Page = Type.Object({
  address: Type.String({ maxLength: maxRenderedAddress }),
  audience: Type.String({ maxLength: 100 }),
  flags: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 5_000 })),
  route: Type.Union([
    Type.Object({
      remote: Type.String({ maxLength: 100 }),
      expose: Type.String({ maxLength: 200 }),
      head: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    Type.Null(),
  ]),
  answers: Type.Record(
    Type.String({ maxLength: maxRenderedAddress }),
    Type.Object({ status: Type.Integer(), body: Type.String() }),
  ),
  language: Type.Optional(Language),
  locale: Type.String({ maxLength: 100 }),
  now: Type.Number(),
});

export const RenderBody = Type.Object({ composition: Hash, page: Type.Unsafe<JobPage>(Page) });

const composition = Compile(Composition);

/** Parses a composition that an edge sent; null if it is malformed. */
export function readComposition(bytes: Buffer): CompositionToRender | null {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return composition.Check(value) ? value : null;
  } catch {
    return null;
  }
}

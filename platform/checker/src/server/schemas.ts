import Type from 'typebox';
import type { BootOrder } from '../boot/boot-order.ts';
import type { PagesToRender } from '../rendering/render-pages.ts';

/** Whose turn a check takes. */
const team = Type.String({ minLength: 1, maxLength: 100 });

const Texts = Type.Record(Type.String(), Type.String());
const TypedRelease = Type.Object({
  name: Type.String(),
  release: Type.String(),
  team: Type.String(),
  exposes: Texts,
  consumes: Type.Record(Type.String(), Texts),
  slots: Type.Optional(Texts),
  extensions: Type.Optional(
    Type.Array(Type.Object({ slot: Type.String(), expose: Type.String() })),
  ),
});

const Answers = Type.Record(
  Type.String(),
  Type.Object({ status: Type.Integer({ minimum: 200, maximum: 599 }), body: Type.String() }),
);
const Sha256 = Type.String({ pattern: '^[a-f0-9]{64}$' });

export const TypesBody = Type.Object({ team, release: TypedRelease });
export const FitBody = Type.Object({ team, releases: Type.Array(TypedRelease) });
/** Only the shell's server module reads the composition. */
export const RenderingBody = Type.Object({
  team,
  order: Type.Unsafe<PagesToRender>(
    Type.Object({
      composition: Type.Object({}),
      modules: Type.Object({ shell: Type.String(), remotes: Texts }),
      pages: Type.Array(Type.Object({ address: Type.String(), answers: Answers })),
    }),
  ),
});
/** The composition has a check of its own. */
export const BootBody = Type.Object({
  team,
  order: Type.Unsafe<BootOrder>(
    Type.Object({
      composition: Type.Object({}),
      files: Type.Record(
        Type.String(),
        Type.Object({ sha256: Sha256, contentType: Type.String(), integrity: Type.String() }),
      ),
      entries: Type.Array(Type.String()),
      pages: Type.Array(
        Type.Object({
          address: Type.String({ pattern: '^/' }),
          remote: Type.String(),
          audience: Type.Optional(Type.String()),
        }),
      ),
      visitors: Type.Record(Type.String(), Type.Object({ storage: Texts, answers: Answers })),
      round: Type.Enum(['first', 'again', 'last']),
      answers: Answers,
    }),
  ),
});
export const FileParams = Type.Object({ sha256: Sha256 });

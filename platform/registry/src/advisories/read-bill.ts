import { billOfMaterialsFile, type ReleaseManifest } from '@aangan/manifest';
import { LRUCache } from 'lru-cache';
import Type from 'typebox';
import { Value } from 'typebox/value';

/** A package in the bundles of a release. */
export interface BilledPackage {
  name: string;
  version: string;
  /** The exposes that load it; undefined where the build did not say, so that it may be any. */
  exposes: string[] | undefined;
}

const Bill = Type.Object({
  components: Type.Array(
    Type.Object({
      name: Type.String({ maxLength: 214 }),
      version: Type.String({ maxLength: 100 }),
      properties: Type.Optional(
        Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), { maxItems: 500 }),
      ),
    }),
    { maxItems: 20_000 },
  ),
});

/** How a build says which exposes load a package. */
const exposeProperty = 'aangan:expose';
const maxBytes = 8 * 1_024 * 1_024;

/** Reads bills of materials; the last ones are remembered, by their hash. */
export function createBillReader(read: (sha256: string) => Promise<Uint8Array>) {
  const known = new LRUCache<string, BilledPackage[]>({ max: 200 });
  return async ({ files }: ReleaseManifest): Promise<BilledPackage[]> => {
    const file = files[billOfMaterialsFile];
    if (!file || file.bytes > maxBytes) return [];
    const found = known.get(file.sha256) ?? packagesIn(await read(file.sha256));
    known.set(file.sha256, found);
    return found;
  };
}

/** A bill that is malformed names no packages: its build wrote it, and the gate does not read it. */
function packagesIn(bytes: Uint8Array): BilledPackage[] {
  const bill = parsed(bytes);
  if (!Value.Check(Bill, bill)) return [];
  return bill.components.map(({ name, version, properties = [] }) => {
    const exposes = properties.filter((one) => one.name === exposeProperty);
    return {
      name,
      version,
      exposes: exposes.length > 0 ? exposes.map(({ value }) => value) : undefined,
    };
  });
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}

/** The functions of HarfBuzz' subsetter that are used. Handles and addresses are numbers. */
interface Subsetter {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(address: number, length: number, mode: number, data: number, free: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_pin_axis_location(
    input: number,
    face: number,
    axis: number,
    value: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** What is used of WebAssembly, whose types come with those of browsers only. */
interface WebAssemblyApi {
  instantiate(bytes: Uint8Array<ArrayBuffer>): Promise<{ instance: { exports: unknown } }>;
}

const { WebAssembly: wasmApi } = globalThis as unknown as { WebAssembly: WebAssemblyApi };
const writable = 2;
const noHintingNorLayoutClosure = 0x201;
const sets = { dropTables: 3, features: 6, scripts: 7 } as const;
const features = 'abvm abvs akhn blwf blwm blws cjct half haln mark nukt pres psts rkrf rphf vatu';
const droppedTables = ['gasp', 'STAT', 'prep'];

/** A four-letter name as OpenType writes it. */
const tag = (name: string) =>
  [...name].reduce((value, letter) => (value << 8) + letter.charCodeAt(0), 0);

/** What stays of a font: everything, or these characters and glyphs. */
type Kept = 'all' | { characters: readonly number[]; glyphs: readonly number[] };

/**
 * A font of a variable one for Devanagari, without hints and kerning, as a TrueType file.
 * @param wasm HarfBuzz' subsetter
 * @param font a TrueType file
 * @param kept conjuncts stay where all of their glyphs do
 * @param weight of all texts, such as 400
 * @throws if the file is no font that can be cut
 */
export async function subsetOf(
  wasm: Uint8Array<ArrayBuffer>,
  font: Uint8Array,
  kept: Kept,
  weight: number,
): Promise<Buffer> {
  const { instance } = await wasmApi.instantiate(wasm);
  const subsetter = instance.exports as Subsetter;
  subsetter._initialize();
  const bytes = () => new Uint8Array(subsetter.memory.buffer);
  const address = subsetter.malloc(font.byteLength);
  bytes().set(font, address);
  const blob = subsetter.hb_blob_create(address, font.byteLength, writable, 0, 0);
  const face = subsetter.hb_face_create(blob, 0);
  const input = subsetter.hb_subset_input_create_or_fail();
  const fill = (set: number, values: readonly number[] | 'all') => {
    subsetter.hb_set_clear(set);
    if (values === 'all') subsetter.hb_set_invert(set);
    else for (const value of values) subsetter.hb_set_add(set, value);
  };
  const named = (kind: number, names: readonly string[]) =>
    fill(subsetter.hb_subset_input_set(input, kind), names.map(tag));
  named(sets.features, features.split(' '));
  named(sets.scripts, ['dev2']);
  for (const name of droppedTables) {
    subsetter.hb_set_add(subsetter.hb_subset_input_set(input, sets.dropTables), tag(name));
  }
  subsetter.hb_subset_input_set_flags(input, noHintingNorLayoutClosure);
  fill(subsetter.hb_subset_input_unicode_set(input), kept === 'all' ? kept : kept.characters);
  fill(subsetter.hb_subset_input_glyph_set(input), kept === 'all' ? kept : kept.glyphs);
  subsetter.hb_subset_input_pin_axis_location(input, face, tag('wght'), weight);
  const subset = subsetter.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz cannot cut this font.');
  const result = subsetter.hb_face_reference_blob(subset);
  const start = subsetter.hb_blob_get_data(result, 0);
  return Buffer.from(bytes().slice(start, start + subsetter.hb_blob_get_length(result)));
}

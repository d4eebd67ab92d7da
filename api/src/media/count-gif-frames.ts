const extension = 0x21;
const frame = 0x2c;
const hasTable = 0x80;

/** The frames of a GIF, up to the place where it is no GIF any more: only lengths of its blocks are read. */
export function countGifFrames(gif: Buffer): number {
  let at = 13 + tableBytes(gif[10] ?? 0);
  let frames = 0;
  for (;;) {
    const kind = gif[at];
    if (kind === frame) {
      frames += 1;
      // Its place, its own table of colours and the size of its codes.
      at = afterBlocks(gif, at + 11 + tableBytes(gif[at + 9] ?? 0));
    } else if (kind === extension) {
      at = afterBlocks(gif, at + 2);
    } else {
      return frames;
    }
  }
}

/** Where the blocks end that begin here: each tells its length, the last has none. */
function afterBlocks(gif: Buffer, start: number): number {
  let at = start;
  while (gif[at]) at += (gif[at] ?? 0) + 1;
  return at + 1;
}

/** Bytes of a table of colours, of which the flags before it tell. */
const tableBytes = (flags: number) => (flags & hasTable ? 3 * 2 ** ((flags & 7) + 1) : 0);

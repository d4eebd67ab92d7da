import sharp from 'sharp';

/** Pixels of a side of the grey square that a picture is hashed by. */
export const squareSide = 64;

/** A picture as squareSide² bytes of brightness, its sides stretched to the square; of an animation the first frame. */
export const greySquare = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(squareSide, squareSide, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();

/**
 * The program of a worker that makes a picture smaller, as text: the visitor would have to wait for a separate file to
 * load. The worker gets a `ShrinkTask` and answers with the first result of fewer than `bytes`, or null.
 */
export const shrinkProgram = `
onmessage = async ({ data: { file, side, bytes, types, qualities } }) => {
  try {
    const picture = await createImageBitmap(file);
    for (let longest = side; longest >= 256; longest = Math.round(longest * 0.75)) {
      const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(picture.width * scale)),
        Math.max(1, Math.round(picture.height * scale)),
      );
      const context = canvas.getContext('2d');
      for (const type of types) {
        context.fillStyle = '#fff';
        if (type === 'image/jpeg') context.fillRect(0, 0, canvas.width, canvas.height);
        context.imageSmoothingQuality = 'high';
        context.drawImage(picture, 0, 0, canvas.width, canvas.height);
        for (const quality of qualities) {
          const made = await canvas.convertToBlob({ type, quality });
          if (made.type !== type) break;
          if (made.size < bytes) return postMessage(made);
        }
      }
    }
    postMessage(null);
  } catch {
    postMessage(null);
  }
};`;

export interface Part {
  name: string;
  content: Buffer | string;
  /** Makes it a file. */
  fileName?: string;
}

/** The body of a form, and the header that goes with it. */
export function multipart(parts: readonly Part[]) {
  const boundary = 'the-boundary';
  const chunks = parts.flatMap(({ name, content, fileName }) => {
    const file =
      fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** Reads a typed text: what is stored of it, or why it is refused. A blank text is read as ''. */
export type TextFieldReader = (typed: string) => { value: string } | { refusal: string };

interface TestContext<Failure> {
  createError: (params: { message: string }) => Failure;
}

/** A test for a yup schema that fails with the reader's message if the reader refuses the text. */
export function readableBy(read: TextFieldReader) {
  return <Failure>(typed: string | null | undefined, { createError }: TestContext<Failure>) => {
    const reading = read(typed ?? '');
    return 'value' in reading || createError({ message: reading.refusal });
  };
}

/** The idempotency keys of one form. */
export interface SubmissionKeys {
  /**
   * The key to send with these values. Retries of the same values get the same key; changed values get a new one,
   * because the API refuses a different body under a known key.
   */
  keyFor(values: unknown): string;
  /** Forgets the key after a success: the same values sent again then create a second thing. */
  created(): void;
}

/** Makes the idempotency keys of one form, so that a retry after a lost answer does not create anything twice. */
export function createSubmissionKeys(): SubmissionKeys {
  let last: { values: string; key: string } | null = null;
  return {
    keyFor(values) {
      const text = JSON.stringify(values);
      if (last?.values !== text) last = { values: text, key: randomUuid() };
      return last.key;
    },
    created() {
      last = null;
    },
  };
}

/** A version 4 UUID. `crypto.randomUUID` needs a secure context, which plain http on a local network is not. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The idempotency keys of one form. */
export interface SubmissionKeys {
  /**
   * The key to send with these values: the same while they are sent again and again, another once they change,
   * since the API refuses another body under a key that it knows.
   */
  keyFor(values: unknown): string;
  /** Forgets the key once something was created: the same values sent again are meant as another one. */
  created(): void;
}

/** Makes the idempotency keys of one form, so that sending again after a lost answer creates nothing twice. */
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

/** A version 4 UUID; `crypto.randomUUID` exists in secure contexts only, and http on a local network is none. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

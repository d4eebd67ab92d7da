import { createHmac, timingSafeEqual } from 'node:crypto';

const hourMs = 3_600_000;

/** Passes of accounts for the addresses of attachments, which pictures and links of pages cannot send tokens to. */
export interface AttachmentPasses {
  /** A pass of the account that ends in one to two hours; the same within an hour, so that a page loads a picture once. */
  passOf(accountId: number): string;
  /** The account of a pass; undefined for one that has ended or is none. */
  accountOf(pass: string): number | undefined;
}

/** @param secret signs passes; every API process needs the same */
export function attachmentPasses(secret: string, now: () => number = Date.now): AttachmentPasses {
  const key = createHmac('sha256', secret).update('passes of attachments').digest();
  const sealOf = (claim: string) => createHmac('sha256', key).update(claim).digest('base64url');
  return {
    passOf: (accountId) => {
      const claim = `${accountId}.${Math.floor(now() / hourMs) + 2}`;
      return `${claim}.${sealOf(claim)}`;
    },
    accountOf: (pass) => {
      const [, claim = '', id, until, seal = ''] =
        /^(([1-9]\d{0,14})\.(\d{1,9}))\.([\w-]{43})$/.exec(pass) ?? [];
      if (!id || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(claim)))) return undefined;
      return Number(until) * hourMs > now() ? Number(id) : undefined;
    },
  };
}

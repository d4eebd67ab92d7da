import type { Engine } from '../engine.ts';

/** A request of a page, which the checker answers. */
interface AskedRequest {
  type: 'request';
  id: number;
  method: string;
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** From the child to the checker. */
export type FromChild =
  | { type: 'started'; version: string }
  | AskedRequest
  | { type: 'opened'; problem: string | null; errors: string[] };

/** From the checker to the child. */
export type ToChild =
  | { type: 'start'; engine: Engine; program: string }
  | { type: 'open'; url: string; shown: string; loading: string; emptyMs: number }
  | { type: 'answer'; id: number; status: number; headers: [string, string][]; body: string }
  | { type: 'refuse'; id: number };

/** A page in a browser, in the few words that every engine's driver knows. */
export interface EnginePage {
  /** Opens an address, and waits for its document only. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** What the page has thrown since it was opened, as far as the engine tells. */
  errors(): string[];
}

/** A browser that has been started. */
export interface StartedEngine {
  version: string;
  page: EnginePage;
}

/** A release with the texts of its types. */
export interface TypedRelease {
  name: string;
  release: string;
  /** The team that owns it. */
  team: string;
  /** Exposed module → its declaration. */
  exposes: Record<string, string>;
  /** Other remote → its exposed module → a module that passes it what this release passes. */
  consumes: Record<string, Record<string, string>>;
  /** Slot → a module that passes an extension what this release passes. It imports the extension from `slot:extension`. */
  slots?: Record<string, string>;
  /** Which of its exposed modules are in which slots. */
  extensions?: readonly { slot: string; expose: string }[];
}

/** How a module of a slot's types begins. */
export const extensionImport = "import { Extension } from 'slot:extension';\n";

/** The name that an exposed module exports: `./ItemPage` exports `ItemPage`. */
export function exportOf(expose: string): string {
  return expose.slice('./'.length);
}

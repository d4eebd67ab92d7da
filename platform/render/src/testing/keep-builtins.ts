/**
 * Loaded before a child's own code, by tests only: keeps the way to Node's modules open, as if hostile code had found
 * one, so that tests reach what stands behind it.
 */
const outer = globalThis as { builtin?: (name: string) => unknown };
outer.builtin = process.getBuiltinModule;

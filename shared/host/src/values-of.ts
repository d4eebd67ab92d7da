import { useSyncExternalStore } from 'react';
import { type Host, useHost } from './host.ts';
import type { Value } from './host-values.ts';

/** A value as a remote.json declares it. */
interface DeclaredValue {
  default: Value;
  choices?: readonly string[];
  readBy: string;
}

/** The values of a remote, by the names and types that its remote.json declares. */
export interface RemoteValues<Declared extends object = Record<string, DeclaredValue>> {
  /** The remote's name. */
  readonly remote: string;
  /** The names of the values that pages read. */
  readonly names: readonly string[];
  /** A value for pages, outside of a component. */
  read<Name extends keyof Declared>(host: Host, name: Name): TypeOf<Declared[Name]>;
  /**
   * A value for pages. One that only browsers read is its default until the page is in use, as on a server.
   * @throws Error for a value that only servers read, and outside of a HostProvider
   */
  useValue<Name extends keyof Declared>(name: Name): TypeOf<Declared[Name]>;
  /** A value that only servers read; undefined in a browser. @throws Error outside of a HostProvider */
  useServerValue<Name extends keyof Declared>(name: Name): TypeOf<Declared[Name]> | undefined;
}

type TypeOf<Declared> = Declared extends { default: infer Default } ? Default : never;

/**
 * The values that a remote declares, typed by its remote.json:
 * `export const values = valuesOf({ remote: manifest.name, values: manifest.values });`
 */
export function valuesOf<const Declared extends Record<string, DeclaredValue>>({
  remote,
  values,
}: {
  remote: string;
  values: Declared;
}): RemoteValues<Declared> {
  type Name = keyof Declared & string;
  // What is set may be of another release's type: the last known good release reads it too.
  const fitting = (name: Name, set: Value | undefined) => {
    const { default: unset, choices } = values[name] as DeclaredValue;
    const isFitting = typeof set === typeof unset && (choices?.includes(String(set)) ?? true);
    return isFitting ? set : unset;
  };
  const read = (host: Host, name: Name) => fitting(name, host.values.read(remote, name));
  const useValue = (name: Name) => {
    const host = useHost();
    const { readBy, default: unset } = values[name] as DeclaredValue;
    if (readBy === 'server')
      throw new Error(`Only servers read the value ${name}: useServerValue.`);
    const current = () => read(host, name);
    const rendered = readBy === 'browser' ? () => unset : current;
    return useSyncExternalStore(host.session.subscribe, current, rendered);
  };
  const useServerValue = (name: Name) => {
    const { readOnServer } = useHost().values;
    return readOnServer && fitting(name, readOnServer(remote, name));
  };
  const names = Object.keys(values).filter((name) => values[name]?.readBy !== 'server');
  const untyped: object = { remote, names, read, useValue, useServerValue };
  return untyped as RemoteValues<Declared>;
}

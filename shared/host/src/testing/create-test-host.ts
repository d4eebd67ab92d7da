import type { ApiClient } from '@aangan/api-client';
import { scriptApi } from '@aangan/api-client/testing';
import { audienceOf } from '@aangan/domain';
import type { ComponentType } from 'react';
import { createElement, Fragment } from 'react';
import type { Clock } from '../clock.ts';
import { createHost } from '../create-host.ts';
import type { Host } from '../host.ts';
import { createHostStore } from '../host-store.ts';
import type { Value } from '../host-values.ts';
import type { RemotePartProps } from '../remote-part-contract.ts';

import type { Session, SessionSource } from '../session.ts';
import type { SlotProps } from '../slot-contract.ts';
import type { User } from '../user.ts';

export interface TestHostOptions {
  /** The signed-in account; a guest by default. */
  user?: User | null;
  /** Parts of the session that a test sets itself. */
  session?: Partial<Session>;
  /** The scripted API (`scriptApi()`); by default every request fails as not scripted. */
  api?: { client: ApiClient };
  /** Components of other remotes by name (`auth ./AuthPanel`); any other fails to load. */
  remoteParts?: Record<string, ComponentType<never>>;
  /** What is put into slots, by their names; null for what cannot be loaded. Any other slot is empty. */
  slots?: Record<string, readonly (ComponentType<never> | null)[]>;
  /** What values are set to, by their remote and name, such as `designers.strip-size`; the others are their defaults. */
  values?: Record<string, Value>;
  /** A clock of the test's own. */
  clock?: Clock;
  /** The locale of the page; `en-IN` by default. */
  locale?: string;
}

/** A host whose session a test can change. */
interface TestHost extends Host {
  changeSession(parts: Partial<Session>): void;
  /** The outcomes that were reported, as `remote/outcome`. */
  readonly reached: readonly string[];
}

/** A host for a test: its own store, a session that only the test changes, and a scripted API. */
export function createTestHost(options: TestHostOptions = {}): TestHost {
  const { user = null, api = scriptApi(), remoteParts = {}, slots = {}, clock, locale } = options;
  const { values = {} } = options;
  const { source, change } = changeableSession({ ...sessionOf(user), ...options.session });
  const { store, injectApi } = createHostStore({ test: () => null }, api.client);
  const reached: string[] = [];
  const host = createHost({
    reportOutcome: (remote, outcome) => void reached.push(`${remote}/${outcome}`),
    session: source,
    client: api.client,
    store,
    injectApi,
    RemotePart: partsFrom(remoteParts),
    Slot: slotsFrom(slots),
    values: { read: (remote, name) => values[`${remote}.${name}`] },
    ...(clock && { clock }),
    ...(locale && { locale }),
  });
  return { ...host, changeSession: change, reached };
}

function changeableSession(initial: Session) {
  const listeners = new Set<() => void>();
  let session = initial;
  const source: SessionSource = {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (parts: Partial<Session>) => {
    session = { ...session, ...parts };
    for (const listener of listeners) listener();
  };
  return { source, change };
}

function partsFrom(remoteParts: Record<string, ComponentType<never>>) {
  return function TestRemotePart({ remote, expose, props, failed }: RemotePartProps<object>) {
    const Part = remoteParts[`${remote} ${expose}`] as ComponentType<object> | undefined;
    return Part ? createElement(Part, props) : failed({ retry: () => undefined });
  };
}

function slotsFrom(slots: NonNullable<TestHostOptions['slots']>) {
  return function TestSlot({ name, props, failed }: SlotProps<object>) {
    const shown = slots[name]?.map((one, index) => {
      const Extension = one as ComponentType<object> | null;
      const key = String(index);
      if (Extension) return createElement(Extension, { ...props, key });
      return createElement(Fragment, { key }, failed?.({ retry: () => undefined }));
    });
    return createElement(Fragment, null, shown);
  };
}

function sessionOf(user: User | null): Session {
  const unexpected = () => Promise.reject(new Error('This test did not expect a session change.'));
  return {
    status: user ? 'signed-in' : 'signed-out',
    user,
    audience: audienceOf(user),
    signIn: unexpected,
    register: unexpected,
    signOut: unexpected,
    check: unexpected,
  };
}

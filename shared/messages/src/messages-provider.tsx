import type { I18n } from '@lingui/core';
import { createContext, type ReactNode, useContext } from 'react';
import { createMessages } from './create-messages.ts';

/** What the macro `useLingui` needs of its hook. */
export interface MessagesInUse {
  i18n: I18n;
  _: I18n['_'];
}

const MessagesContext = createContext<MessagesInUse>(inUse(createMessages()));

function inUse(i18n: I18n): MessagesInUse {
  return { i18n, _: i18n._.bind(i18n) };
}

const known = new WeakMap<I18n, MessagesInUse>();

interface MessagesProviderProps {
  i18n: I18n;
  children: ReactNode;
}

/** Gives messages to everything below it. Without one, components show the texts of their sources. */
export function MessagesProvider({ i18n, children }: MessagesProviderProps) {
  const messages = known.get(i18n) ?? inUse(i18n);
  known.set(i18n, messages);
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The messages of a component. Sources import the macro of the same name, which compiles to this. */
export function useLingui(): MessagesInUse {
  return useContext(MessagesContext);
}

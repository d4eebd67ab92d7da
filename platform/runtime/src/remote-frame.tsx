import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Composer } from './composer.ts';
import { exposedComponent } from './exposed-function.ts';

interface RemoteFrameProps {
  /** The messages of the component's release in the page's language, as `Composer.messagesOf` has them. */
  messages: unknown;
  children: ReactNode;
}

/** What a host renders around each component of a remote; none by default. */
export const RemoteFrameContext = createContext<ComponentType<RemoteFrameProps> | null>(null);

/** The component of a loaded module, in the host's frame. @throws Error when the module has no such component */
export function framedComponent(
  composer: Pick<Composer, 'messagesOf'>,
  { remote, expose, module }: { remote: string; expose: string; module: unknown },
): ComponentType<object> {
  const Component = exposedComponent(module, expose);
  const messages = composer.messagesOf?.(remote, expose);
  return function Framed(props: object) {
    const Frame = useContext(RemoteFrameContext);
    const component = <Component {...props} />;
    return Frame ? <Frame messages={messages}>{component}</Frame> : component;
  };
}

import { createElement, type ReactNode } from 'react';
import { type Id, toast } from 'react-toastify/unstyled';
import { Spinner } from '../feedback/spinner.tsx';
import { Said } from '../text/said.tsx';

/** How long each type is shown, in milliseconds; false stays until dismissed. */
export const toastDurations = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: false,
  custom: 4_000,
} as const;

/** How long a toast with something to press in it is shown, in milliseconds. */
const pressableMs = 8_000;

/** At most this many toasts are shown at once. */
export const toastLimit = 20;

export type ToastId = Id;

interface ToastOptions {
  /** The id of a toast that this one replaces, such as a finished `loading`. */
  replaces?: ToastId | undefined;
  /** There is something to press in it: it is shown for longer. */
  isPressable?: boolean;
}

const spinnerIcon = () => createElement(Spinner, { size: 'inline' });

function show(type: keyof typeof toastDurations, content: ReactNode, options: ToastOptions = {}) {
  const settings = {
    type: type === 'error' || type === 'success' ? type : ('default' as const),
    autoClose: options.isPressable ? pressableMs : toastDurations[type],
    isLoading: type === 'loading',
    icon: type === 'loading' ? spinnerIcon : (false as const),
    className: `toast toast-${type}`,
    role: type === 'error' ? 'alert' : 'status',
  };
  const own = typeof content === 'string' ? `${type}: ${content}` : undefined;
  // Wrap a text in an element: React cannot replace a bare text node that a browser's translation has changed.
  const render = typeof content === 'string' ? createElement(Said, null, content) : content;
  const shown = [options.replaces, own].find((id) => id !== undefined && toast.isActive(id));
  if (shown !== undefined) {
    toast.update(shown, { ...settings, render });
    return shown;
  }
  return toast(render, { ...settings, ...(own && { toastId: own }) });
}

/**
 * Shows short messages at the top right, above any page. Each call returns the toast's id. A message that is already
 * shown is not shown twice: its time starts again.
 */
export const toasts = {
  blank: (content: ReactNode, options?: ToastOptions) => show('blank', content, options),
  error: (content: ReactNode, options?: ToastOptions) => show('error', content, options),
  success: (content: ReactNode, options?: ToastOptions) => show('success', content, options),
  loading: (content: ReactNode, options?: ToastOptions) => show('loading', content, options),
  custom: (content: ReactNode, options?: ToastOptions) => show('custom', content, options),
  dismiss: (id?: ToastId) => toast.dismiss(id),
};

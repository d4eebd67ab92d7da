import { cssTransition, ToastContainer } from 'react-toastify/unstyled';
import { ToastStyle } from './toast-style.ts';
import { toastDurations, toastLimit } from './toasts.ts';

/** 300 ms to fade and 700 ms to close the gap: gone 1000 ms after its dismissal (product-1, section 9). */
const fadeAndClose = cssTransition({
  enter: 'toast-enter',
  exit: 'toast-exit',
  collapseDuration: 700,
});

/** Where toasts appear: the top right, at most 20, 350 px wide. Rendered once, by the host. */
export function Toaster() {
  return (
    <>
      <ToastStyle />
      <ToastContainer
        position="top-right"
        autoClose={toastDurations.blank}
        limit={toastLimit}
        transition={fadeAndClose}
        icon={false}
        closeOnClick={false}
        draggable={false}
        pauseOnFocusLoss={false}
        pauseOnHover
        aria-label="Notifications"
      />
    </>
  );
}

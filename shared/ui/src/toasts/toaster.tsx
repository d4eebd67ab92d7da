import { useLingui } from '@lingui/react/macro';
import { cssTransition, ToastContainer } from 'react-toastify/unstyled';
import { ToastStyle } from './toast-style.ts';
import { toastDurations, toastLimit } from './toasts.ts';

/** 300 ms to fade and 700 ms to close the gap: a toast is gone 1000 ms after it was dismissed. */
const fadeAndClose = cssTransition({
  enter: 'toast-enter',
  exit: 'toast-exit',
  collapseDuration: 700,
});

/** The container of toasts: at the top right, at most 20 of them, 350 px wide. Rendered once, by the host. */
export function Toaster() {
  const { t } = useLingui();
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
        aria-label={t({ id: 'ui.notifications', message: 'Notifications' })}
      />
    </>
  );
}

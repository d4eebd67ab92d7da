import { useLingui } from '@lingui/react/macro';
import { type CloseButtonProps, cssTransition, ToastContainer } from 'react-toastify/unstyled';
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
        closeButton={CloseToast}
        // To screen readers only: its label is English in every language.
        hideProgressBar
        closeOnClick={false}
        draggable={false}
        pauseOnFocusLoss={false}
        pauseOnHover
        aria-label={t({ id: 'ui.alerts', message: 'Alerts' })}
      />
    </>
  );
}

function CloseToast({ closeToast }: Pick<CloseButtonProps, 'closeToast'>) {
  const { t } = useLingui();
  return (
    <button
      className="Toastify__close-button"
      type="button"
      aria-label={t({ id: 'ui.close-toast', message: 'close', comment: 'Closes a notification.' })}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 14 16">
        <path d="M2 3l10 10M12 3L2 13" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

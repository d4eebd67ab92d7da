import { createGlobalStyle } from 'styled-components';
import { lineHeight } from '../theme/devanagari.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';

/**
 * The styles of react-toastify's elements. Its timing depends on two animations, so they also run under
 * reduced motion: `toast-in` starts a toast's clock, the bar's `toast-clock` ends it.
 */
export const ToastStyle = createGlobalStyle`
  @keyframes toast-in { from { opacity: 0; transform: translateY(-0.75rem); } }
  @keyframes toast-fade-in { from { opacity: 0; } }
  @keyframes toast-out { to { opacity: 0; transform: translateX(1rem); } }
  @keyframes toast-clock { from { transform: scaleX(1); } to { transform: scaleX(0); } }

  .Toastify__toast-container {
    position: fixed;
    z-index: ${tokens.layer.toast};
    /* Below the header of every page, whose controls they would cover. */
    inset-block-start: calc(4.75rem + env(safe-area-inset-top, 0px));
    inset-inline-end: max(1rem, env(safe-area-inset-right));
    display: flex;
    width: min(350px, calc(100vw - 2rem));
    flex-direction: column;
    align-items: flex-end;
    pointer-events: none;
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    max-width: 350px;
    align-items: center;
    gap: 0.75rem;
    margin-block-end: 0.625rem;
    padding: 0.75rem 0.5rem 0.75rem 1.125rem;
    overflow: hidden;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
    box-shadow: ${tokens.shadow.lifted};
    font-size: ${tokens.type.small};
    line-height: ${lineHeight(1.4)};
    overflow-wrap: anywhere;
    pointer-events: auto;
  }
  .Toastify__toast--error { background: ${tokens.color.danger}; color: ${tokens.color.onAccent}; }
  .Toastify__toast--success { background: ${tokens.color.positive}; color: ${tokens.color.onAccent}; }
  .toast-custom { background: ${tokens.color.surface}; color: ${tokens.color.ink}; }

  .Toastify__close-button {
    display: grid;
    flex: none;
    place-items: center;
    width: 2rem;
    height: 2rem;
    margin-inline-start: auto;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
    opacity: 0.8;
  }
  .Toastify__close-button:hover { opacity: 1; }
  .Toastify__close-button:focus-visible { outline: 2px solid currentcolor; outline-offset: -2px; }
  .Toastify__close-button svg { width: 14px; height: 14px; fill: currentcolor; }
  ${when.touch} { .Toastify__close-button { width: 2.75rem; height: 2.75rem; } }

  .Toastify__progress-bar--wrp {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    height: 2px;
    opacity: 0.35;
  }
  .Toastify__progress-bar {
    height: 100%;
    background: currentcolor;
    transform-origin: left;
  }
  .Toastify__progress-bar--animated { animation: toast-clock linear 1 forwards; }

  .toast-enter { animation: toast-in ${tokens.motion.calm} ${tokens.motion.ease} both; }
  .toast-exit { animation: toast-out 300ms ease-in both; }
  ${when.reducedMotion} {
    .toast-enter { animation-name: toast-fade-in; }
    .toast-exit { animation-name: toast-fade-in; animation-direction: reverse; }
    .Toastify__progress-bar--wrp { opacity: 0; }
  }
`;

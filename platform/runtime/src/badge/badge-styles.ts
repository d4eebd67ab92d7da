/** The badge's styles, in its shadow root: the page's do not reach it, nor its own the page. */
export const badgeStyles = `
:host { all: initial; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.layer {
  --ink: #241e19; --paper: #faf6ef; --soft: #d9cfc2; --accent: #e8a87c; --line: rgb(250 246 239 / 0.16);
  color: var(--paper);
  font: 400 0.875rem/1.45 system-ui, sans-serif;
}
@media print { .layer { display: none; } }
.toggle {
  position: fixed; z-index: 2147483646;
  inset-block-end: max(0.75rem, env(safe-area-inset-bottom));
  inset-inline-start: max(0.75rem, env(safe-area-inset-left));
  display: inline-flex; align-items: center; gap: 0.5rem;
  min-height: 2.75rem; margin: 0; padding: 0 0.875rem;
  border: 1px solid var(--line); border-radius: 999px;
  background: var(--ink); color: inherit; font: inherit; cursor: pointer;
  box-shadow: 0 8px 24px -8px rgb(36 30 25 / 0.5);
}
.toggle::before {
  width: 0.5rem; height: 0.5rem; border-radius: 50%;
  background: var(--accent); content: '';
}
.toggle:hover { background: #3a3029; }
.toggle[aria-pressed='true'] { border-color: var(--accent); background: var(--accent); color: var(--ink); }
.toggle[aria-pressed='true']::before { background: var(--ink); }
:focus-visible { outline: 3px solid #1f6feb; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
kbd {
  padding: 0.0625rem 0.375rem; border: 1px solid currentColor; border-radius: 0.25rem;
  font: 500 0.75rem/1.4 ui-monospace, monospace; opacity: 0.85;
}
strong { font-weight: 600; }
@media (hover: none) { kbd, .keys { display: none; } }
.box {
  position: fixed; z-index: 2147483644; pointer-events: none;
  border-radius: 0.375rem; transition: all 90ms ease-out;
}
.part { border: 2px dashed #b4552d; background: rgb(232 168 124 / 0.09); }
.element { border: 2px solid #1f6feb; box-shadow: 0 0 0 2px rgb(255 255 255 / 0.7); }
@media (prefers-reduced-motion: reduce) { .box { transition: none; } }
.card {
  position: fixed; z-index: 2147483645;
  inset-block-end: 4.25rem; inset-inline-start: 0.75rem;
  width: 21rem; max-height: calc(100dvh - 5.5rem); overflow: auto;
  padding: 1rem 1.125rem 1.125rem;
  border: 1px solid var(--line); border-radius: 0.875rem;
  background: var(--ink);
  box-shadow: 0 24px 56px -16px rgb(36 30 25 / 0.6);
}
.card[data-side='end'] { inset-inline: auto 0.75rem; }
.head { display: flex; align-items: start; justify-content: space-between; gap: 0.75rem; }
h2 { margin: 0; font-size: 1.0625rem; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
.kind { margin: 0 0 0.125rem; color: var(--accent); font-size: 0.75rem; letter-spacing: 0.04em; text-transform: uppercase; }
.close {
  flex: none; width: 2.75rem; height: 2.75rem; margin: -0.625rem -0.75rem 0 0;
  border: 0; border-radius: 999px; background: none; color: inherit;
  font: inherit; font-size: 1.25rem; line-height: 1; cursor: pointer;
}
.close:hover { background: var(--line); }
dl { display: grid; grid-template-columns: 4.25rem minmax(0, 1fr); gap: 0.375rem 0.75rem; margin: 0.75rem 0 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font: 500 0.8125rem/1.5 ui-monospace, monospace; }
ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0 0; padding: 0; list-style: none; }
a {
  display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 0.875rem;
  border: 1px solid var(--line); border-radius: 999px; color: inherit; text-decoration: none; font-weight: 500;
}
a:hover { border-color: var(--accent); color: var(--accent); }
.hint { margin: 0.875rem 0 0; color: var(--soft); font-size: 0.8125rem; }
@media (max-width: 39.99em) {
  .card, .card[data-side='end'] {
    inset: auto 0 0; width: auto; max-height: 60dvh;
    padding-bottom: max(1.125rem, env(safe-area-inset-bottom));
    border-radius: 1.125rem 1.125rem 0 0; border-inline: 0; border-block-end: 0;
  }
  .card:not([hidden]) ~ .toggle { display: none; }
  ul { gap: 0.375rem; }
}
@media (max-width: 39.99em) { kbd, .keys { display: none; } }
.status {
  position: fixed; width: 1px; height: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
`;

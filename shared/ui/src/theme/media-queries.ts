/** Media queries by purpose. Widths in em, so that they follow the visitor's text size. */
export const when = {
  /** From 40em (640 px): two columns fit. */
  medium: '@media (min-width: 40em)',
  /** From 64em (1024 px): three columns fit. */
  wide: '@media (min-width: 64em)',
  hover: '@media (hover: hover)',
  /** Touch: targets grow to 44 px. */
  touch: '@media (pointer: coarse)',
  /** Print: links and buttons are left out. */
  print: '@media print',
  /** Scripts are turned off: what only they can do is left out. */
  noScript: '@media (scripting: none)',
  /** The visitor's own few colours: what is told by colour alone needs another mark. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

import { textSetting } from '@aangan/server/settings';

export const browserSetting = textSetting({
  variable: 'CHROMIUM_PATH',
  about:
    'The Chromium in which the checker opens pages of releases before a channel serves them, and `aangan check --lab` measures them. Unset: the one that the system has; without one, releases are refused.',
  fallback: undefined,
  example: '/usr/bin/chromium-headless-shell',
});

type SavingToasts = typeof import('./saving-toasts.tsx');

/**
 * Says something in a toast. What makes the toasts is loaded once a page is idle, not with every heart; where it cannot
 * be loaded, the heart says enough.
 */
export async function withToasts(tell: (toasts: SavingToasts) => void): Promise<void> {
  const loaded = await import('./saving-toasts.tsx').catch(() => null);
  if (loaded) tell(loaded);
}

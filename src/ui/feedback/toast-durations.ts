/** How long a toast is seen, in milliseconds. */
export const toastDurations = {
  /** Copied, saved and the like. */
  normal: 2000,
  /** A field's rule, and the largest quantity. */
  validation: 3000,
  /** The smallest order. */
  minimumOrder: 5000,
  /** What the shell itself says. */
  shell: 5000,
} as const;

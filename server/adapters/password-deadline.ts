/** Milliseconds for a call that checks or sets a password: those are slow on purpose. */
export const passwordDeadline = 8_000;

/** The envelope of every reply that has data. */
export const ok = <T>(data: T) => ({ success: true, message: '', data });

/** The reply of a call that only does something. */
export const done = { success: true, message: '' };

/** The envelope of what went wrong. */
export const failure = (message: string) => ({ success: false, message });

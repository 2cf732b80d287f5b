import { Refused } from '../errors/refusal';

/** The envelope of every reply that has data. */
export const ok = <T>(data: T) => ({ success: true, message: '', data });

/** The reply of a call that only does something. */
export const done = { success: true, message: '' };

/** The envelope of what went wrong. */
export const failure = (message: string) => ({ success: false, message });

/** The envelope of a reply that could have been refused. */
export const accepted = <T>(data: T) => ({ success: true, message: '', error_code: null, data });

/**
 * The envelope of what `work` answers; where it is refused, why, with the data of `otherwise`.
 * @throws what is no refusal.
 */
export async function refusable<T, U>(work: () => Promise<T>, otherwise: () => U | Promise<U>) {
  try {
    return accepted<T | U>(await work());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { success: false, message: error.message, error_code: error.code, data: (await otherwise()) as T | U };
  }
}

export const nothing = () => null;

import { Refused } from '../errors/refusal';

export const ok = <T>(data: T) => ({ success: true, message: '', data });

export const done = { success: true, message: '' };

export const failure = (message: string) => ({ success: false, message });

export const accepted = <T>(data: T) => ({ success: true, message: '', error_code: null, data });

/** Wraps the result of `work` in an envelope, or its refusal with the data of `otherwise`; rethrows other errors. */
export async function refusable<T, U>(work: () => Promise<T>, otherwise: () => U | Promise<U>) {
  try {
    return accepted<T | U>(await work());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { success: false, ...error.answer, error_code: error.code, data: (await otherwise()) as T | U };
  }
}

export const nothing = () => null;

import { type RefusalReason, Refused, type StaffRefusalReason } from '../errors/refusal';

export const ok = <T>(data: T) => ({ success: true, message: '', data });

export const done = { success: true, message: '' };

export const failure = (message: string) => ({ success: false, message });

export const accepted = <T>(data: T) => ({ success: true, message: '', error_code: null, data });

async function enveloped<Code, T, U>(work: () => Promise<T>, otherwise: () => U | Promise<U>) {
  try {
    return accepted<T | U>(await work());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { success: false, ...error.answer, error_code: error.code as Code, data: (await otherwise()) as T | U };
  }
}

/** Wraps the result of `work` in an envelope, or its refusal with the data of `otherwise`; rethrows other errors. */
export const refusable = <T, U>(work: () => Promise<T>, otherwise: () => U | Promise<U>) =>
  enveloped<RefusalReason, T, U>(work, otherwise);

export const nothing = () => null;

/** As `refusable`, for calls of the studio: a refusal has no data. */
export const staffRefusable = <T>(work: () => Promise<T>) => enveloped<StaffRefusalReason, T, null>(work, nothing);

import type { components } from '../../server/__generated__/rest';

/** The types of the contract, which are all that this provider shares with the product. */
export type Rest = components['schemas'];
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The input of a call: path parameters, query or form fields, and the customer of the token. */
export interface Call {
  readonly path: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly customer: Customer | null;
  readonly token: string;
  readonly etag: string | undefined;
}

export interface Customer {
  favourites?: Rest['Favourite'][];
  readonly id: string;
  readonly identity: string;
  password: string;
  name: string;
  address: Rest['Address'] | null;
  addressUid?: string;
  others?: Rest['SavedAddress'][];
  language: 'in' | 'en';
}

export interface Answer {
  readonly status: number;
  readonly body: object | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (data: unknown): Answer => ({ status: 200, body: { success: true, message: '', data } });
export const accepted = (data: unknown): Answer => ({
  status: 200,
  body: { success: true, message: '', error_code: null, data },
});
export const refused = (code: string, data: unknown = null): Answer => ({
  status: 200,
  body: { success: false, message: `Ditolak: ${code}`, error_code: code, data },
});
export const failed = (status: number, message: string): Answer => ({ status, body: { success: false, message } });
export const notFound = failed(404, 'Tidak ada');

/** Languages as HTML names them; the provider's `in` for Indonesian ends in the facade. */
export type Locale = 'id' | 'en';

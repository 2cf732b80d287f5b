/** What a code can be sent to: the provider takes no other; see `schema/provider/openapi.yaml`. */
export const isPhone = (text: string) => /^\+?0?[1-9]\d{6,13}$/.test(text);

/** A test of yup, for a phone that may be left out. */
export const phoneTest = ['phone', 'login.phone-wrong', (text: string) => text === '' || isPhone(text)] as const;

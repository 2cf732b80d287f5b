/** The numbers to which the provider sends codes; see `schema/provider/openapi.yaml`. */
export const isPhone = (text: string) => /^\+?0?[1-9]\d{6,13}$/.test(text);

/** A yup test for an optional phone number. */
export const phoneTest = ['phone', 'login.phone-wrong', (text: string) => text === '' || isPhone(text)] as const;

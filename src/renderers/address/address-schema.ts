import { object, string } from 'yup';

/** Longest name, address and phone number, in characters. */
export const longest = { fullName: 30, address: 30, phone: 15 } as const;

export const addressSchema = object({
  fullName: string().trim().required('address.name-missing'),
  address: string().trim().required('address.street-missing'),
  phone: string().trim().required('address.phone-missing'),
});

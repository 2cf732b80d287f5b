import { object, string } from 'yup';
import { addressLength, fullNameLength } from '../../__generated__/limits';

export const addressSchema = object({
  fullName: string().trim().required('address.name-missing').max(fullNameLength, 'address.name-too-long'),
  street: string().trim().required('address.street-missing').max(addressLength, 'address.street-too-long'),
  phone: string().trim().required('address.phone-missing').matches(/\d{4}/, 'address.phone-missing'),
});

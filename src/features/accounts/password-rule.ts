import { string } from 'yup';

const shortest = 8;

/** Of a password that is set: 8 characters or more. */
export const passwordRule = string().required('login.password-missing').min(shortest, 'login.password-short');

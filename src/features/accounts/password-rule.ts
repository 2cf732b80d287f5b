import { string } from 'yup';

const shortest = 8;

/** The rule for a new password: at least 8 characters. */
export const passwordRule = string().required('login.password-missing').min(shortest, 'login.password-short');

import { string } from 'yup';

export const emailRule = string()
  .trim()
  .required('sign-in.email-missing')
  .max(100, 'sign-in.email-wrong')
  .matches(/^[^\s@]+@[^\s@]+$/, 'sign-in.email-wrong');

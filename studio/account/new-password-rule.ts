import { string } from 'yup';

const shortest = 10;
const longest = 200;

/** The rule for a new password of a member of staff. */
export const newPasswordRule = string()
  .required('account.password-missing')
  .min(shortest, 'account.password-short')
  .max(longest, 'account.password-long');

import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import type { Passwords } from '../../../password';
import { createAccountParts } from './account-parts';
import { changePassword, checkPassword, forgetPassword, resetPassword } from './passwords';
import { register } from './register';
import { saveProfile } from './save-profile';
import { signIn } from './sign-in';
import { verify } from './verify';

export function createAccounts(database: Database, now: Clock, passwords: Passwords) {
  const parts = createAccountParts(database, now, passwords);
  return {
    codes: parts.codes,
    checkPassword: checkPassword(parts),
    signIn: signIn(parts),
    register: register(parts),
    forgetPassword: forgetPassword(parts),
    verify: verify(parts),
    resetPassword: resetPassword(parts),
    saveProfile: saveProfile(parts),
    changePassword: changePassword(parts),
  };
}

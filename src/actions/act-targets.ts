import {
  accountPath,
  cartPath,
  emailVerificationPath,
  maintenancePath,
  messagesPath,
  nearMePath,
  phoneVerificationPath,
  settingsPasswordPath,
  settingsPath,
  shoppingPath,
  signOutPath,
} from '../routing/paths';
import { customerPaths } from '../routing/customer-paths';

const customer = (path: string) => ({ path, needsCustomer: true });
const everybody = (path: string) => ({ path, needsCustomer: false });

/** What `act` links of custom html open; `back` alone has no path. */
export const actTargets: ReadonlyMap<string, { path: string; needsCustomer: boolean }> = new Map([
  ['admin', customer(maintenancePath)],
  ['account', customer(accountPath)],
  ['topup', customer(customerPaths.topUp)],
  ['withdraw', customer(customerPaths.withdraw)],
  ['cart', customer(cartPath)],
  ['balance', customer(customerPaths.accountBalance)],
  ['message_list', customer(messagesPath)],
  ['profile', customer(customerPaths.profile)],
  ['address', customer(settingsPath)],
  ['password', customer(settingsPasswordPath)],
  ['shopping', customer(shoppingPath)],
  ['referral', customer(customerPaths.referral)],
  ['referral_list', customer(customerPaths.referrals)],
  ['customer_points', customer(customerPaths.points)],
  ['verified_email', customer(emailVerificationPath)],
  ['verified_phone', customer(phoneVerificationPath)],
  ['nearme', everybody(nearMePath)],
  ['logout', customer(signOutPath)],
  ['discussion', everybody(maintenancePath)],
  ['driver', everybody(maintenancePath)],
  ['partner', everybody(maintenancePath)],
]);

import type { ActionKind } from '../../__generated__/resolvers';
import { reportUnknownCode } from './unknown-code';

/** Where an action stands; code 19 depends on it. */
export type ActionPlace = 'list' | 'button';

const kinds: Readonly<Record<number, ActionKind>> = {
  0: 'WHATSAPP',
  1: 'LINE',
  2: 'PHONE',
  3: 'EMAIL',
  4: 'FACEBOOK',
  5: 'TWITTER',
  6: 'INSTAGRAM',
  7: 'WEBSITE',
  8: 'TOP_UP',
  9: 'WITHDRAW',
  10: 'CHAT',
  11: 'ITEM',
  12: 'NEAR_ME',
  13: 'CART',
  14: 'ACCOUNT',
  15: 'SEARCH',
  18: 'FORM',
  21: 'BALANCE',
  22: 'MESSAGE_LIST',
  23: 'PROFILE',
  24: 'SETTINGS',
  25: 'PASSWORD',
  26: 'REFERRAL',
  27: 'REFERRAL_LIST',
  28: 'BACK',
  29: 'LOGOUT',
  38: 'CHANGE_POINTS',
  40: 'VERIFY_EMAIL',
  43: 'MENU',
};

const placed: Readonly<Record<ActionPlace, Readonly<Record<number, ActionKind>>>> = {
  list: { 19: 'SHOPPING' },
  button: { 19: 'CHECKOUT' },
};

export function actionKind(code: number, place: ActionPlace): ActionKind {
  const kind = kinds[code] ?? placed[place][code];
  if (!kind) reportUnknownCode({ enumeration: 'ActionCode', code });
  return kind ?? 'UNKNOWN';
}

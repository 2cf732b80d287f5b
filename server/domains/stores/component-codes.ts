import { codeTable, reportUnknownCode } from '../../model/code-table';
import type { CardStyle, ListStyle, ActionKind } from '../../__generated__/resolvers';

export const componentKind = codeTable(
  'ComponentCategory',
  {
    0: 'TextComponent',
    1: 'WebsiteButton',
    2: 'LocationMap',
    3: 'ActionList',
    4: 'CustomHtml',
    5: 'BillGrid',
    6: 'ProductList',
    7: 'SegmentList',
  },
  'UnknownComponent',
);

export type ComponentKind = ReturnType<typeof componentKind>;

export const segmentKind = codeTable(
  'SegmentCategory',
  { 0: 'ItemSegment', 1: 'ShopSegment', 2: 'ActionSegment', 3: 'LocationSegment', 4: 'TextSegment' },
  'UnknownSegment',
);

export const cardStyle = codeTable<CardStyle, CardStyle>('CardStyle', { 0: 'GRID', 1: 'SLIDER' }, 'GRID');

const style = codeTable<ListStyle, ListStyle>(
  'ListStyle',
  { '': 'DEFAULT', 0: 'ROWS', 1: 'GRID', 2: 'GRID_COMPACT', 3: 'SLIDER', 4: 'SHOPS' },
  'DEFAULT',
);

/** The provider sends this code as text. */
export const listStyle = (code: string): ListStyle => style(code.trim());

/** Where an action is shown; code 19 depends on it. */
export type ActionLocation = 'list' | 'button';

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

const kindsByLocation: Readonly<Record<ActionLocation, Readonly<Record<number, ActionKind>>>> = {
  list: { 19: 'SHOPPING' },
  button: { 19: 'CHECKOUT' },
};

export function actionKind(code: number, location: ActionLocation): ActionKind {
  const kind = kinds[code] ?? kindsByLocation[location][code];
  if (!kind) reportUnknownCode({ enumeration: 'ActionCode', code });
  return kind ?? 'UNKNOWN';
}

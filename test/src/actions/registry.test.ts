import type { ActionKind } from '../../../src/__generated__/gql/graphql';
import { actionTarget, resolveAction } from '../../../src/actions/resolve-action';
import { actions } from '../../../src/actions/registry';
import { action, customer, guest } from '../../support/browser/action';

interface Row {
  code: number | '19 in a list' | '19 in a button' | 'unknown';
  value: string;
  /** The result for a signed-in customer. */
  opens: string;
  /** The result for a guest, if it differs. */
  guest?: string;
  sheet?: string;
}

const login = (path: string) => `/login?next=${encodeURIComponent(path)}`;
const own = (code: Row['code'], path: string, sheet?: string): Row => ({
  code,
  value: '',
  opens: path,
  guest: login(path),
  ...(sheet && { sheet }),
});

const table: { [Kind in ActionKind]: Row } = {
  WHATSAPP: { code: 0, value: '0812-3456-7890', opens: 'https://wa.me/6281234567890' },
  LINE: { code: 1, value: '@tokoku', opens: 'https://line.me/R/ti/p/%40tokoku' },
  PHONE: { code: 2, value: '(022) 200-0101', opens: 'tel:0222000101' },
  EMAIL: { code: 3, value: 'halo@kebunara.example', opens: 'mailto:halo@kebunara.example' },
  FACEBOOK: { code: 4, value: 'kebunara.bdg', opens: 'https://www.facebook.com/kebunara.bdg' },
  TWITTER: { code: 5, value: '@kebunara', opens: 'https://twitter.com/kebunara' },
  INSTAGRAM: { code: 6, value: 'kebunara.bdg', opens: 'https://www.instagram.com/kebunara.bdg' },
  WEBSITE: { code: 7, value: 'www.kebunara.example/panen', opens: 'https://www.kebunara.example/panen' },
  TOP_UP: own(8, '/akun/topup', 'top-up'),
  WITHDRAW: own(9, '/akun/withdraw', 'withdraw'),
  CHAT: own(10, '/chat/0/0/1/app_1'),
  ITEM: { code: 11, value: 'bayam250', opens: '/p/bayam250' },
  NEAR_ME: { code: 12, value: 'lapak', opens: '/nearme/lapak' },
  CART: own(13, '/cart'),
  ACCOUNT: own(14, '/akun'),
  SEARCH: { code: 15, value: 'Kopi Susu', opens: '/search/kopi_susu' },
  FORM: { code: 18, value: 'daftar mitra', opens: '/f/daftar-mitra' },
  SHOPPING: own('19 in a list', '/akun/shopping'),
  CHECKOUT: own('19 in a button', '/checkout'),
  BALANCE: own(21, '/saldo'),
  MESSAGE_LIST: own(22, '/chat/0/0/0/0'),
  PROFILE: own(23, '/akun/profil'),
  SETTINGS: own(24, '/akun/pengaturan'),
  PASSWORD: own(25, '/akun/pengaturan/password'),
  REFERRAL: own(26, '/akun/referral'),
  REFERRAL_LIST: own(27, '/akun/referral_list'),
  BACK: { code: 28, value: '', opens: '/' },
  LOGOUT: { code: 29, value: '', opens: '/akun/logout', guest: '/login', sheet: 'logout' },
  CHANGE_POINTS: own(38, '/akun/change-point'),
  VERIFY_EMAIL: own(40, '/akun/verifikasi-otp', 'verify-email'),
  MENU: { code: 43, value: 'promo', opens: '/m/promo' },
  UNKNOWN: { code: 'unknown', value: 'x', opens: '/' },
};

const rows = Object.entries(table).map(([kind, row]) => ({ kind: kind as ActionKind, ...row }));

test.each(rows)('action $code ($kind) opens $opens for a customer', ({ kind, value, opens }) => {
  expect(actionTarget(action(kind, value), customer)).toBe(opens);
});

test.each(rows)('action $code ($kind) redirects a guest to sign-in exactly if it needs a customer', (row) => {
  expect(actionTarget(action(row.kind, row.value), guest)).toBe(row.guest ?? row.opens);
});

test.each(rows.filter((row) => row.sheet))('action $code ($kind) opens the sheet $sheet for customers only', (row) => {
  const target = resolveAction(action(row.kind), customer);
  expect(target).toEqual({ kind: 'sheet', sheet: row.sheet, path: row.opens });
  expect(resolveAction(action(row.kind), guest).kind).toBe('route');
});

test('going back has no URL', () => {
  expect(resolveAction(action('BACK'), guest)).toEqual({ kind: 'back' });
});

test('the registry is frozen', () => {
  expect(Object.isFrozen(actions)).toBe(true);
  expect(Object.keys(actions).sort()).toEqual(Object.keys(table).sort());
});

const refused: [ActionKind, string][] = [
  ['WHATSAPP', ''],
  ['WHATSAPP', 'telepon kami'],
  ['WHATSAPP', '123'],
  ['WHATSAPP', '081234567890123456'],
  ['WHATSAPP', 'https://wa.me.evil.example/62812'],
  ['LINE', 'a b'],
  ['LINE', 'https://line.me.evil.example/x'],
  ['PHONE', '12'],
  ['PHONE', '0812;ext=1'],
  ['PHONE', 'javascript:alert(1)'],
  ['EMAIL', 'halo'],
  ['EMAIL', 'a@b.id?bcc=c@d.id'],
  ['EMAIL', 'a@b.id\r\nBcc: c@d.id'],
  ['EMAIL', 'a,b@c.id'],
  ['FACEBOOK', 'https://evil.example/facebook.com'],
  ['FACEBOOK', '../share'],
  ['TWITTER', 'https://twitter.com.evil.example/x'],
  ['INSTAGRAM', 'https://user:pw@instagram.com/x'],
  ['INSTAGRAM', ''],
  ['WEBSITE', 'javascript:alert(1)'],
  ['ITEM', ''],
  ['FORM', ' '],
  ['MENU', ''],
];

test.each(refused)('%s with the value %j opens nothing', (kind, value) => {
  expect(resolveAction(action(kind, value), customer)).toEqual({ kind: 'none' });
});

test.each([
  ['WHATSAPP', '+62 812 3456 789', 'https://wa.me/628123456789'],
  ['WHATSAPP', '8123456789', 'https://wa.me/628123456789'],
  ['WHATSAPP', '62812345678', 'https://wa.me/62812345678'],
  ['WHATSAPP', '0222000101', 'https://wa.me/62222000101'],
  ['WHATSAPP', 'https://wa.me/62812345678?text=Halo', 'https://wa.me/62812345678?text=Halo'],
  ['WHATSAPP', 'https://chat.whatsapp.com/AbC', 'https://chat.whatsapp.com/AbC'],
  ['LINE', 'kebunara_bdg', 'https://line.me/R/ti/p/~kebunara_bdg'],
  ['LINE', 'https://lin.ee.line.me/x', 'https://lin.ee.line.me/x'],
  ['PHONE', '+62 22 2000 101', 'tel:+62222000101'],
  ['FACEBOOK', 'https://m.facebook.com/groups/9', 'https://m.facebook.com/groups/9'],
  ['INSTAGRAM', 'instagram.com/kebunara/', 'https://instagram.com/kebunara/'],
  ['WEBSITE', 'address://m/promo', '/m/promo'],
  ['WEBSITE', 'https://s.kebunara.example/p/bayam250', '/p/bayam250'],
  ['NEAR_ME', '', '/nearme'],
  ['SEARCH', '', '/search/0'],
] as const)('%s with the value %j opens %s', (kind, value, opens) => {
  expect(actionTarget(action(kind, value), guest)).toBe(opens);
});

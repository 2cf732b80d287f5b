import type { components } from '../../../server/__generated__/rest';
import type { Intruder } from './stub-provider';

type Rest = components['schemas'];

export const profile = (fields: Partial<Rest['Profile']> = {}): Rest['Profile'] => ({
  view_uid: 'ani',
  name: 'Ani',
  username: 'ani',
  email: 'ani@example.test',
  phone: '0812',
  photo: null,
  photo_uid: null,
  currency: 'Rp',
  language: 'in',
  verified_email: 1,
  verified_phone: 0,
  invoice_flag: 0,
  cnt_invoice_pending: 0,
  invoice_icon: null,
  infos: {
    customer_points_flag: 0,
    customer_points: 0,
    need_verified_email: 0,
    verified_email_type: 1,
    need_verified_phone: 0,
    balance_flag: 0,
    balance: 0,
    referral_flag: 0,
    app_icon: null,
    app_name: 'Warung',
  },
  ...fields,
});

export const token = 'token-that-nobody-may-see';

const refused = { success: false, message: 'Salah', error_code: 'WRONG_CREDENTIALS', data: null };
const done = { success: true, message: 'Ya', error_code: null };

/** The provider's calls about one customer: `Ani` signs in with the password `benar`. */
export function customerProvider() {
  const tokens = new Set<string>();
  const state = { tokens, isDown: false };
  const answer: Intruder = ({ path, body, headers }, response) => {
    const send = (status: number, content: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      return true;
    };
    const given = headers.authorization?.replace('Bearer ', '') ?? '';
    if (path === '/api/login') {
      if (new URLSearchParams(body).get('password') !== 'benar') return send(200, refused);
      const made = `${token}-${tokens.size}`;
      tokens.add(made);
      return send(200, { ...done, data: { token: made, profile: profile() } });
    }
    if (!['/api/profile', '/api/web/logout', '/api/password'].includes(path)) return false;
    if (!tokens.has(given)) return send(401, { success: false, message: 'Masuk dulu' });
    if (path === '/api/profile') return send(200, { success: true, message: '', data: profile() });
    tokens.delete(given);
    return send(200, done);
  };
  return { ...state, answer };
}

import type { Rest } from '../../model/models';
import type { MadeUp } from './made-up';
import { ok, type Replies } from './replies';

/** Nobody has this name, e-mail or number. */
export const person = {
  id: 'pelanggan_contoh',
  /** The name of the session that the pages of a preview seem to belong to. */
  session: 'pelanggan-contoh',
  name: 'Sari Wulandari',
  username: 'sariwulandari',
  email: 'sari.wulandari@contoh.test',
  phone: '+6280000000000',
} as const;

const points = 120;

async function profileOf({ record: { store }, locale, offers, wallet, invoices }: MadeUp): Promise<Rest['Profile']> {
  const [referral, hasPoints, { balance }, open] = await Promise.all([
    offers.referral(),
    offers.points(),
    wallet(),
    invoices(),
  ]);
  return {
    view_uid: person.id,
    name: person.name,
    username: person.username,
    email: person.email,
    phone: person.phone,
    photo: null,
    photo_uid: null,
    currency: store.currency,
    language: locale === 'en' ? 'en' : 'in',
    verified_email: 1,
    verified_phone: 1,
    invoice_flag: open.length > 0 ? 1 : 0,
    cnt_invoice_pending: open.filter(({ order_status: status }) => status === 0).length,
    invoice_icon: null,
    infos: {
      customer_points_flag: hasPoints ? 1 : 0,
      customer_points: hasPoints ? points : 0,
      need_verified_email: 0,
      verified_email_type: 1,
      need_verified_phone: 0,
      balance_flag: store.wallet.isOffered ? 1 : 0,
      balance,
      referral_flag: referral ? 1 : 0,
      app_icon: store.icon ?? null,
      app_name: store.name,
    },
  };
}

export const personReplies: Replies<'getProfile' | 'listSessions' | 'previewClosing'> = {
  getProfile: async (made) => ok(await profileOf(made)),

  listSessions: async ({ times }) =>
    ok([
      {
        session_uid: 'sesi_contoh',
        device: 'Chrome, Android',
        is_current: 1,
        created_at: times.at(-3, '09:30'),
        seen_at: times.at(0, '00:00'),
      },
    ]),

  async previewClosing(made) {
    const [{ infos, cnt_invoice_pending }, orders] = await Promise.all([profileOf(made), made.orders()]);
    return ok({
      balance: infos.balance,
      points: infos.customer_points,
      unfinished_orders: orders.filter(({ order_status: status }) => status >= 0 && status < 4).length,
      open_invoices: cnt_invoice_pending,
      pending_invoices: 0,
    });
  },
};

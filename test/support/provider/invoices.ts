import sharp from 'sharp';
import type { components } from '../../../provider/__generated__/rest';
import type { NewInvoice } from '../../../provider/modules/invoices/rules/seller-invoices';
import type { TestCustomer } from './customers';
import type { Fields, Shop } from './shop';

type Rest = components['schemas'];

export const byBalance = { payment_type: 3, payment_method: 0, total: 75_000 };
export const byTransfer = { payment_type: 1, payment_method: 1, total: 75_000 };
/** Including the fee of the payment option. */
export const byCode = { payment_type: 4, payment_method: 202, total: 79_000 };

const path = '/api/v2/customer/invoice';

const bill = {
  title: 'Katering rapat',
  dueOn: '2026-11-28',
  lines: [
    { title: 'Nasi kotak', quantity: 3, price: 20_000 },
    { title: 'Antar', quantity: 1, price: 15_000 },
  ],
};

/** A picture of one colour. */
export const picture = ({ width = 40, height = 30 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

/** A customer's calls about invoices. */
export const invoicesOf = (shop: Shop, customer: TestCustomer) => {
  const ask = <T>(rest: string, request?: RequestInit) => shop.call<T>(customer, `${path}${rest}`, request);
  const post = <T>(rest: string, fields: Fields = {}) => ask<T>(rest, { method: 'POST', body: shop.form(fields) });
  const calls = {
    /** The seller creates an invoice of 75.000 with two lines. */
    async add(others: Partial<NewInvoice> = {}): Promise<string> {
      const username = customer.viewUid.replace('warung_', '');
      const id = await shop.modules.invoices.sellerInvoices.create({
        codename: 'warung',
        username,
        ...bill,
        ...others,
      });
      if (!id) throw new Error('The store has no such customer');
      return id;
    },

    pay: (id: string, fields: Fields) =>
      post<Rest['InvoicePaidReply']>(`/${id}/payment`, { session_code: shop.newSession(), ...fields }),

    /** An unpaid invoice with a started transfer. */
    async begun(): Promise<string> {
      const id = await calls.add();
      await calls.pay(id, byTransfer);
      return id;
    },

    list: (query = '') => ask<Rest['InvoicesReply']>(query),
    find: (id: string) => ask<Rest['InvoiceReply']>(`/${id}`),
    checkout: (id: string, query = '') => ask<Rest['InvoiceCheckoutReply']>(`/${id}/checkout${query}`),
    payment: (id: string) => ask<Rest['InvoicePaymentReply']>(`/${id}/payment-detail`),
    cancel: (id: string) => post<Rest['OutcomeReply']>(`/${id}/cancel`),

    sendProof: (id: string, body: Buffer, type = 'image/webp') =>
      shop
        .ask(`${path}/${id}/proof`, {
          method: 'POST',
          headers: { ...customer.headers, 'content-type': type },
          body: new Uint8Array(body),
        })
        .then(({ status, body: reply }) => ({ status, body: reply as unknown as Rest['OutcomeReply'] })),

    proof: (id: string, headers: HeadersInit = customer.headers) => shop.ask(`${path}/${id}/proof`, { headers }),
    statusOf: async (id: string) => (await calls.find(id)).body.data.order_status,
  };
  return calls;
};

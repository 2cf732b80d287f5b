import type { components } from '../../../provider/__generated__/rest';
import type { TestCustomer } from './customers';
import { changed } from './fixture-store';
import type { Fields, OrderCreated, Shop } from './shop';

type Rest = components['schemas'];

const lines = `- { name: Pulsa, code: PULSA, category: 0, input: Nomor ponsel, product_code: PLS }
          - { name: Token, code: TOKEN, category: 5, input: Nomor meter, product_code: LPRE, en: { name: Electricity, input: Meter number } }
          - { name: Listrik, code: LISTRIK, category: 4, input: ID pelanggan, product_code: LPOST }
          - { name: Air, code: AIR, category: 4, product_code: PDAM, en: { name: Water } }
          - { name: Gas, code: GAS, category: 4 }`;

const services = `bill_services:
  - product_code: PLS
    min_digits: 10
    products:
      - { product_code: T10, name: '10.000', price: 10500, standard_price: 12000, brand: Telkomsel }
      - { product_code: X10, name: '10.000', price: 10800, brand: XL }
      - { product_code: R50, name: Roaming 50.000, price: 52000 }
  - product_code: LPRE
    admin_fee: 1500
    products:
      - { product_code: PLN20, name: '20.000', price: 20000, en: { name: '20,000' } }
  - { product_code: LPOST, admin_fee: 2500, max_length: 0 }
  - product_code: PDAM
    region_label: Wilayah
    en: { region_label: Region }
    regions: [{ code: SMG, name: Kota Semarang }, { code: KDL, name: Kendal }]
`;

/** The fixture store with payable bills. */
export const withBills = (document: string) =>
  `${changed(document, '- { name: Pulsa, code: PULSA, category: 0 }', lines).trimEnd()}\n${services}`;

const path = '/api/v2/customer/ppob';
export const byBalance = { payment_id: 'saldo', payment_type: 3 };

/** Calls about bills; by default, Pulsa of 10.500 for a Telkomsel number. */
export const billCalls = (shop: Shop) => ({
  details: (query: string, request: RequestInit = {}) =>
    shop.ask(`${path}/details?view_uid=warung_app&${query}`, request),

  inquire: (customer: TestCustomer, fields: Fields = {}) =>
    shop.call<Rest['BillInquiryReply']>(customer, `${path}/inquiry`, {
      method: 'POST',
      body: shop.form({ code: 'LISTRIK', input: '5350001234', ...fields }),
    }),

  checkOut: (customer: TestCustomer, fields: Fields = {}) =>
    shop.call<OrderCreated>(customer, `${path}/checkout`, {
      method: 'POST',
      body: shop.form({
        code: 'PULSA',
        input: '081234567890',
        product_code: 'T10',
        total: 10_500,
        session_code: shop.newSession(),
        ...byBalance,
        ...fields,
      }),
    }),

  /** The fields of an order for the amount owed. */
  owed: (data: Rest['BillInquiryReply']['data'], fee = 0): Fields => ({
    code: data?.code ?? '',
    input: data?.input ?? '',
    product_code: '',
    inquiry_uid: data?.unique_id ?? '',
    total: (data?.price ?? 0) + fee,
  }),

  recent: async (customer: TestCustomer, query = '') =>
    (await shop.call<Rest['BillNumbersReply']>(customer, `${path}/recent${query}`)).body.data,

  /** A bill that is paid from the balance and not yet sent to the biller. */
  async paid(customer: TestCustomer, fields: Fields = {}) {
    const { body } = await this.checkOut(customer, fields);
    if (!body.data) throw new Error(`The bill was refused: ${body.error_code}`);
    const answer = await shop.pay(customer, body.data.unique_id);
    if (!answer.body.success) throw new Error(`It was not paid: ${answer.body.error_code}`);
    return body.data.unique_id;
  },
});

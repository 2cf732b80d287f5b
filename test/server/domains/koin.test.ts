import { mapProfile } from '../../../server/domains/accounts/mapping';
import { mapOrder, mapOrderPayment } from '../../../server/domains/orders/mapping';
import { mapVoucher, mapVoucherCheck } from '../../../server/domains/vouchers/mapping';
import { mapStoreRecord } from '../../../server/domains/stores/store-record';
import { app } from '../../support/server/rest-examples';
import type { Rest } from '../../../server/model/models';

const recordOf = (balance_mode: 'open' | 'close') =>
  mapStoreRecord(app({ appmeta: { ...app().appmeta, balance_mode } }));
const koin = recordOf('close');
const rupiah = recordOf('open');

const voucher: Rest['Voucher'] = {
  view_uid: 'v1',
  code: 'PANENKOIN',
  category: 0,
  type: 1,
  value: 10,
  max_value: 20_000,
  min_price: 50_000,
  end_date: '2030-01-01',
  note: '',
  cashback_flag: 1,
  saving: 6_400,
};

describe('a store with Koin', () => {
  test('shows no currency for a voucher with Koin cashback, but one for a discount', () => {
    const cashback = mapVoucher(voucher, koin);
    expect(cashback.saving).toEqual({ amount: 6_400, currency: '' });
    expect(cashback.worth).toMatchObject({ percent: 10, maximum: { amount: 20_000, currency: '' } });
    expect(cashback.minimumOrder).toEqual({ amount: 50_000, currency: 'Rp' });
    const fixed = mapVoucher({ ...voucher, type: 0, value: 5_000 }, koin);
    expect(fixed.worth).toMatchObject({ amount: { amount: 5_000, currency: '' } });
    expect(mapVoucher({ ...voucher, cashback_flag: 0 }, koin).saving).toEqual({ amount: 6_400, currency: 'Rp' });
    expect(mapVoucher(voucher, rupiah).saving).toEqual({ amount: 6_400, currency: 'Rp' });
  });

  test('shows no currency for the cashback of a checked voucher', () => {
    const data = {
      voucher_value: 0,
      voucher_cashback: 6_400,
      voucher_note: '',
      voucher_code: 'PANENKOIN',
      discount_view_uid: 'v1',
    };
    expect(mapVoucherCheck({ success: true, message: '', error_code: null, data }, koin)).toMatchObject({
      discount: { currency: 'Rp' },
      cashback: { amount: 6_400, currency: '' },
    });
  });

  test('shows no currency for the balance and the cashback of an order', () => {
    const order = {
      voucher_cashback: 6_400,
      total: 64_000,
      package_etd: '',
      creation_date: '2026-11-22 10:00:00',
      lines: [],
      history: [],
    } as unknown as Rest['Order'];
    expect(mapOrder(order, koin)).toMatchObject({ cashback: { currency: '' }, total: { currency: 'Rp' } });
    const profile = { infos: { balance_flag: 1, balance: 9_000 } } as unknown as Rest['Profile'];
    expect(mapProfile(profile, koin).balance).toEqual({ amount: 9_000, currency: '' });
    const data = { balance: 9_000, total: 64_000, payment_method: '' } as unknown as NonNullable<
      Rest['OrderPaymentReply']['data']
    >;
    expect(mapOrderPayment({ success: true, message: '', error_code: null, data }, koin)).toMatchObject({
      balance: { amount: 9_000, currency: '' },
      total: { currency: 'Rp' },
    });
  });
});

import { mapBillOffer } from '../../../../server/domains/bills/mapping';
import type { Rest } from '../../../../server/model/models';

type Data = Rest['BillDetailsReply']['data'];

const header: Data['header'] = {
  ...{ code: 'pulsa', name: 'Pulsa', image: null, category: 0, input: 'Nomor HP', operator: null },
  ...{ min_digits: 10, max_length: 15, admin_fee: 1_500, region_label: '', regions: [] },
};
const option = (price: number, standard_price: number): Data['details'][number] => ({
  ...{ product_code: 'p10', name: '10.000', desc: '', brand: '', price, standard_price },
});
const offer = (fields: Partial<Data['header']>, details: Data['details'] = []) =>
  mapBillOffer({ header: { ...header, ...fields }, details }, 'Rp');

test.each([
  [10_000, 12_000, 12_000],
  [10_000, 10_001, 10_001],
  [10_000, 10_000, null],
  [10_000, 0, null],
])('an option for %i that otherwise costs %i shows %p as its price before', (price, standard, before) => {
  expect(offer({}, [option(price, standard)])).toMatchObject({
    options: [{ price: { amount: price }, priceBeforeDiscount: before === null ? null : { amount: before } }],
  });
});

test.each<[fields: Partial<Data['header']>, result: object]>([
  [{ max_length: 0 }, { maxLength: null }],
  [{ max_length: 12 }, { maxLength: 12 }],
  [{ min_digits: 0 }, { minDigits: 1 }],
  [{ operator: '' }, { __typename: 'PrepaidBill', operator: null }],
  [
    { category: 4, region_label: 'Wilayah' },
    { __typename: 'PostPaidBill', regionLabel: 'Wilayah', regions: [] },
  ],
])('a bill with %j has %j', (fields, result) => {
  expect(offer(fields)).toMatchObject(result);
});

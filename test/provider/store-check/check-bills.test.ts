import { withBills } from '../../support/provider/bills';
import { changed, storeText } from '../../support/provider/fixture-store';
import { checkStore } from '../../../provider/store-check/check-store';
import { SourceRefused } from '../../../provider/store-check/issue';

const document = withBills(storeText());

function reasonsOf(from: string, to: string): string {
  try {
    checkStore(changed(document, from, to), 'store.yaml');
    return '';
  } catch (error) {
    if (!(error instanceof SourceRefused)) throw error;
    return error.message;
  }
}

test('a grid whose bills have their services is valid', () => {
  expect(checkStore(document, 'store.yaml').filled.bill_services).toHaveLength(4);
});

test.each([
  [
    'a service that there is not',
    'product_code: PLS }',
    'product_code: PLX }',
    /there is no bill service "PLX".*"PLS"/s,
  ],
  [
    'a post-paid bill with products',
    'category: 5, input',
    'category: 4, input',
    /"LPRE" has products, but a post-paid bill/,
  ],
  ['a bill without products', 'category: 4, input: ID pelanggan', 'category: 5', /"LPOST" has no products/],
  ['a brand of no operator', 'brand: XL }', 'brand: XLL }', /brand "XLL", which no phone number.*"XL"/s],
  ['a code of two bills', 'code: TOKEN', 'code: PULSA', /"PULSA" is already the code of another bill/],
  [
    'a product code of two products',
    'product_code: X10',
    'product_code: T10',
    /"T10" is already used by products\[0\]/,
  ],
  ['a region code of two regions', 'code: KDL', 'code: SMG', /"SMG" is already used by regions\[0\]/],
  ['a product without a price', "name: '20.000', price: 20000", "name: '20.000'", /price/],
])('%s is refused', (_what, from, to, reason) => {
  expect(reasonsOf(from, to)).toMatch(reason);
});

import { BillCategory } from '../../__generated__/codes';
import { operators } from '../../biller/operators';
import { type DocumentIssue, type Path, pathText } from '../issue';
import { didYouMean } from '../message-text';
import type { FilledStore, Rule, StoredBillService } from '../store-document';
import { repeated } from './repeated';

const byPhone = [0, 1];

interface Line {
  line: NonNullable<FilledStore['components'][number]['bills']>[number]['lines'][number];
  path: Path;
}

const linesOf = ({ components }: FilledStore): Line[] =>
  components.flatMap(({ bills = [] }, component) =>
    bills.flatMap(({ lines }, group) =>
      lines.map((line, at) => ({ line, path: ['components', component, 'bills', group, 'lines', at] })),
    ),
  );

function offerIssues({ line, path }: Line, { products, regions, product_code }: StoredBillService): DocumentIssue[] {
  const at = [...path, 'product_code'];
  const params = { value: product_code };
  if (line.category === BillCategory.POST_PAID) {
    const reason = `"${product_code}" has products, but a post-paid bill is asked for at the biller`;
    return products.length > 0 ? [{ path: at, reason, code: 'POST_PAID_PRODUCTS', params }] : [];
  }
  if (products.length === 0) {
    const reason = `"${product_code}" has no products to choose from`;
    return [{ path: at, reason, code: 'NO_BILL_PRODUCTS', params }];
  }
  if (regions.length > 0) {
    const reason = `"${product_code}" has regions, which only a post-paid bill has`;
    return [{ path: at, reason, code: 'PRE_PAID_REGIONS', params }];
  }
  if (!byPhone.includes(line.category)) return [];
  const strange = products.find(({ brand }) => brand !== '' && !operators.includes(brand));
  return strange
    ? [
        {
          path: at,
          reason: `"${product_code}" has the brand "${strange.brand}", which no phone number belongs to`,
          hint: didYouMean(strange.brand, operators) ?? `There are ${operators.join(', ')}`,
          code: 'UNKNOWN_BRAND',
          params: { ...params, brand: strange.brand },
        },
      ]
    : [];
}

function lineIssues(line: Line, services: readonly StoredBillService[]): DocumentIssue[] {
  const { product_code } = line.line;
  if (product_code === '') return [];
  const service = services.find((one) => one.product_code === product_code);
  if (service) return offerIssues(line, service);
  const codes = services.map((one) => one.product_code);
  return [
    {
      path: [...line.path, 'product_code'],
      reason: `there is no bill service "${product_code}"`,
      hint: didYouMean(product_code, codes) ?? 'Add it to bill_services, or leave product_code out.',
      code: 'UNKNOWN_BILL_SERVICE',
      params: { value: product_code },
    },
  ];
}

/** Checks that the bills of the grids and the offered products match. */
export const bills: Rule = (store) => {
  const { bill_services: services } = store;
  const lines = linesOf(store);
  const first = new Map<string, Path>();
  const twice = lines.flatMap(({ line: { code }, path }): DocumentIssue[] => {
    const earlier = first.get(code);
    if (!earlier) {
      first.set(code, path);
      return [];
    }
    const reason = `"${code}" is already the code of another bill`;
    return [
      { path: [...path, 'code'], reason, code: 'ALREADY_USED', params: { value: code, place: pathText(earlier) } },
    ];
  });
  return [
    ...twice,
    ...lines.flatMap((line) => lineIssues(line, services)),
    ...repeated(
      services.map(({ product_code }) => product_code),
      ['bill_services'],
      'product_code',
    ),
    ...services.flatMap(({ products, regions }, index) => [
      ...repeated(
        products.map(({ product_code }) => product_code),
        ['bill_services', index, 'products'],
        'product_code',
      ),
      ...repeated(
        regions.map(({ code }) => code),
        ['bill_services', index, 'regions'],
        'code',
      ),
    ]),
  ];
};

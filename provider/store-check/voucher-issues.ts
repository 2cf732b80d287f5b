import type { Catalogue, CatalogueVoucher } from './catalogue-item';
import type { Issue, Path } from './issue';
import { dayIssues } from './item-parts';
import { didYouMean } from './message-text';

const shop = 4;
const percent = 1;

function ownIssues({ type, value, start_date, end_date }: CatalogueVoucher, path: Path): Issue[] {
  const issues = [...dayIssues(start_date, [...path, 'start_date']), ...dayIssues(end_date, [...path, 'end_date'])];
  if (type === percent && value > 100) issues.push({ path: [...path, 'value'], reason: `is ${value} percent` });
  if (start_date !== undefined && start_date > end_date) {
    issues.push({ path: [...path, 'end_date'], reason: `is before it begins on ${start_date}` });
  }
  return issues;
}

export function voucherIssues({ items, vouchers }: Catalogue): Issue[] {
  const codes = vouchers.map(({ code }) => code);
  const shops = items.filter(({ type }) => type === shop).map(({ view_uid }) => view_uid);
  return vouchers.flatMap((voucher, index) => {
    const path: Path = ['vouchers', index];
    const issues = ownIssues(voucher, path);
    const { code, partner } = voucher;
    const earlier = codes.indexOf(code);
    if (earlier !== index) {
      issues.push({ path: [...path, 'code'], reason: `"${code}" is already the code of vouchers[${earlier}]` });
    }
    if (partner !== undefined && !shops.includes(partner)) {
      const hint = didYouMean(partner, shops);
      issues.push({ path: [...path, 'partner'], reason: `there is no shop "${partner}"`, hint });
    }
    return issues;
  });
}

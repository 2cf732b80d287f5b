import itemsSchema from '../__generated__/items-schema.json';
import * as checks from '../__generated__/store-checks';
import { catalogueSourceBytes } from '../__generated__/limits';
import type { Catalogue, CatalogueItem, CatalogueVoucher } from './catalogue-item';
import { fill } from './fill';
import type { Issue, Path } from './issue';
import { dayIssues, itemPartIssues } from './item-parts';
import { didYouMean } from './message-text';
import { parseSource, refuse } from './parse-source';
import { repair } from './repair';

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

export interface CatalogueContext {
  productLists: readonly string[];
  forms: readonly string[];
  regencies: ReadonlySet<string>;
}

export const fillCatalogue = (value: unknown): Issue[] => fill(checks.items, value);

export function itemIssues(items: readonly CatalogueItem[], context: CatalogueContext): Issue[] {
  const ids = items.map(({ view_uid }) => view_uid);
  const shops = items.filter(({ type }) => type === shop).map(({ view_uid }) => view_uid);
  const first = new Map(ids.map((id, index) => [id, index] as const).reverse());
  return items.flatMap((item, index) => {
    const { view_uid, parent, components, regency } = item;
    const issues = itemPartIssues(item, ['items', index]);
    const earlier = first.get(view_uid);
    if (earlier !== index) {
      issues.push({
        path: ['items', index, 'view_uid'],
        reason: `"${view_uid}" is already the id of items[${earlier}]`,
      });
    }
    if (parent === view_uid) {
      issues.push({ path: ['items', index, 'parent'], reason: 'refers to itself' });
    } else if (parent !== undefined && !shops.includes(parent)) {
      const reason = ids.includes(parent) ? `"${parent}" is not a shop` : `there is no item "${parent}"`;
      issues.push({ path: ['items', index, 'parent'], reason, hint: didYouMean(parent, shops) });
    }
    for (const [at, list] of components.entries()) {
      if (context.productLists.includes(list)) continue;
      const hint = didYouMean(list, context.productLists) ?? `Product lists: ${context.productLists.join(', ')}`;
      issues.push({
        path: ['items', index, 'components', at],
        reason: `the store has no product list "${list}"`,
        hint,
      });
    }
    if (item.form_view_uid && !context.forms.includes(item.form_view_uid)) {
      issues.push({
        path: ['items', index, 'form_view_uid'],
        reason: `the store has no form "${item.form_view_uid}"`,
        hint: didYouMean(item.form_view_uid, context.forms) ?? 'Add it to forms, or leave form_view_uid out.',
      });
    }
    if (regency !== undefined && !context.regencies.has(regency)) {
      issues.push({
        path: ['items', index, 'regency'],
        reason: `there is no regency or city with the code "${regency}"`,
      });
    }
    return issues;
  });
}

const references = ['parent', 'partner', 'components', 'form_view_uid'];

/** The certain errors that the rules find in entries that do not fit the schema. */
export function issuesBesideMisfits(value: unknown, issuesOf: (catalogue: Catalogue) => Issue[]): Issue[] {
  const repaired = repair<Catalogue>(value, checks.items, itemsSchema);
  if (!repaired) return [];
  const { value: catalogue, isStructural, isCertain } = repaired;
  const isReference = ({ path }: Issue) => path.some((step) => references.includes(String(step)));
  return issuesOf(catalogue).filter((issue) => isCertain(issue) && !(isStructural && isReference(issue)));
}

/** @throws SourceRefused with all errors. */
export function checkItems(text: string, file: string, context: CatalogueContext): Catalogue {
  const source = parseSource(text, file, catalogueSourceBytes);
  const misfits = fillCatalogue(source.value);
  const issuesOf = (catalogue: Catalogue) => [...itemIssues(catalogue.items, context), ...voucherIssues(catalogue)];
  if (misfits.length > 0) refuse(source, [...misfits, ...issuesBesideMisfits(source.value, issuesOf)]);
  const catalogue = source.value as Catalogue;
  const issues = issuesOf(catalogue);
  if (issues.length > 0) refuse(source, issues);
  return catalogue;
}

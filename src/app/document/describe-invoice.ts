import { InvoicesScreenDocument } from '../../__generated__/documents/invoices-screen';
import { StoreLookDocument } from '../../__generated__/documents/store-look';
import { StoreShellDocument } from '../../__generated__/documents/store-shell';
import type { InvoicesScreenQuery } from '../../__generated__/gql/graphql';
import en from '../../__generated__/messages/en';
import id from '../../__generated__/messages/id';
import type { Execute } from '../../api/execute';
import { readFragment } from '../../api/fragment';
import { invoiceLooks } from '../../features/invoices/invoice-status';
import { formatDay, formatMoment } from '../../i18n/dates';
import { formatMoney, isFree } from '../../i18n/money';
import { loadMessages } from '../../i18n/more-messages';
import { createTranslate, type Locale, type Translate } from '../../i18n/translate';
import { invoicePath } from '../../routing/invoice-paths';
import { loginPath } from '../../routing/paths';
import { baseTokens } from '../../theme/base-tokens';
import type { FontFamily } from '../../theme/font-face';
import { storeTokens } from '../../theme/store-theme';

type Invoice = NonNullable<NonNullable<InvoicesScreenQuery['customer']>['invoice']>;
type Labelled = readonly [label: string, text: string];

/** An invoice as printed: every text in the customer's language, every color as `#rrggbb`. */
export interface InvoiceSheet {
  store: string;
  /** A media path, shown instead of the name. */
  logo: string | null;
  font: FontFamily;
  colors: { band: string; bandText: string; status: string; stamp: string };
  /** The title of the document, such as an invoice or a receipt. */
  kind: string;
  number: string;
  title: string;
  status: string;
  /** The text of its stamp; null until it is paid. */
  stamp: string | null;
  facts: readonly Labelled[];
  parties: readonly { label: string; name: string; email: string | null }[];
  /** The headings of the table's columns: description, pieces, price, amount. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  total: Labelled;
  page(page: number, pages: number): string;
}

export type DescribedInvoice =
  | { kind: 'sheet'; sheet: InvoiceSheet }
  | { kind: 'missing' }
  /** A path inside the store that says why there is no sheet. */
  | { kind: 'redirect'; path: string };

export interface InvoiceQuestion {
  execute: Execute;
  id: string;
  locale: Locale;
  signedIn: boolean;
}

/** The maximum number of lines; further lines are summed up in one. */
const maxRows = 1_000;

const tones = {
  done: baseTokens['color-success'],
  open: baseTokens['color-warning'],
  failed: baseTokens['color-sale'],
  neutral: baseTokens['color-text-muted'],
} as const;

function rowsOf({ lines, total: { currency } }: Invoice, m: Translate) {
  const all = lines.map((line) => readFragment(line));
  const firstLines = all.length > maxRows ? all.slice(0, maxRows - 1) : all;
  const others = all.slice(firstLines.length);
  const rows = firstLines.map(({ title, quantity, price, total }) => [
    title,
    String(quantity),
    isFree(price) ? m('item.free') : formatMoney(price),
    formatMoney(total),
  ]);
  if (others.length === 0) return rows;
  const amount = others.reduce((sum, { total }) => sum + total.amount, 0);
  return [...rows, [m('invoice.pdf-others', { count: others.length }), '', '', formatMoney({ amount, currency })]];
}

function factsOf({ createdAt, dueOn, paidAt, payment, number }: Invoice, locale: Locale, m: Translate): Labelled[] {
  return [
    [m('invoice.number'), number],
    [m('invoice.pdf-issued'), formatDay(locale, createdAt)],
    ...(dueOn ? [[m('invoice.due-date'), formatDay(locale, dueOn)] as const] : []),
    ...(paidAt ? [[m('invoice.paid-short'), formatMoment(locale, paidAt)] as const] : []),
    ...(payment ? [[m('invoice.method'), payment.name] as const] : []),
  ];
}

const isLost = (code: string) => code === 'NOT_FOUND' || code === 'BAD_INPUT';

/**
 * The content of `/invoice/{id}/pdf` for its customer. Guests sign in first, and the invoice's page reports failures.
 */
export async function describeInvoice({
  execute,
  id: invoiceId,
  locale,
  signedIn,
}: InvoiceQuestion): Promise<DescribedInvoice> {
  const page = invoicePath(invoiceId);
  const toLogin: DescribedInvoice = { kind: 'redirect', path: loginPath(page) };
  if (!signedIn) return toLogin;
  const question = { unpaid: false, search: null, page: 1, after: null, invoice: invoiceId, isOne: true };
  const [answer, shell, look, more] = await Promise.all([
    execute(InvoicesScreenDocument, question),
    execute(StoreShellDocument, {}),
    execute(StoreLookDocument, {}),
    loadMessages(['customer', 'money']),
  ]);
  if (!answer.ok && answer.code === 'SIGNED_OUT') return toLogin;
  if (!answer.ok && isLost(answer.code)) return { kind: 'missing' };
  if (!answer.ok || !shell.ok || !shell.data.store) return { kind: 'redirect', path: page };
  const invoice = answer.data.customer?.invoice;
  if (!invoice) return { kind: 'missing' };

  const m = createTranslate(locale, { ...{ id, en }[locale], ...more[locale] });
  const theme = look.ok && look.data.store ? look.data.store.theme : null;
  const tokens = theme ? storeTokens(theme) : baseTokens;
  const { label, tone } = invoiceLooks[invoice.status];
  const sheet: InvoiceSheet = {
    store: shell.data.store.name,
    logo: shell.data.store.header.logo,
    font: theme?.font ?? 'SYSTEM',
    colors: {
      band: tokens['color-header'],
      bandText: tokens['color-header-text'],
      status: tones[tone],
      stamp: tones.done,
    },
    kind: m('invoice.pdf-title'),
    number: invoice.number,
    title: invoice.title,
    status: m(label),
    stamp: invoice.status === 'PAID' ? m(label).toUpperCase() : null,
    facts: factsOf(invoice, locale, m),
    parties: [
      { label: m('invoice.from'), ...invoice.issuer },
      { label: m('invoice.to'), ...invoice.recipient },
    ],
    columns: [m('invoice.pdf-item'), m('invoice.pdf-quantity'), m('invoice.pdf-price'), m('invoice.pdf-amount')],
    rows: rowsOf(invoice, m),
    total: [m('invoice.total'), formatMoney(invoice.total)],
    page: (at, pages) => m('invoice.pdf-page', { page: at, pages }),
  };
  return { kind: 'sheet', sheet };
}

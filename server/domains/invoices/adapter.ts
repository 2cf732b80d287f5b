import { purchaseSearchLength } from '../../__generated__/limits';
import type { PayInvoiceInput, CustomerInvoicesArgs } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import { readInvoiceWay } from './codes';
import { sentPaymentKind } from '../payments/codes';
import { mapInvoice, mapInvoicePaid, mapInvoicePayment, mapInvoiceQuote, mapInvoiceSummary } from './mapping';
import { mapOutcome } from '../../model/map-refusal';
import type { StoreRecord } from '../stores/store-record';
import { keyedPage } from '../../model/connection';
import { isViewUid } from '../../model/ids';
import type {
  InvoiceConnectionModel,
  InvoiceModel,
  InvoicePaymentModel,
  InvoiceQuoteModel,
  OutcomeModel,
  PayInvoiceModel,
} from '../../model/models';
import { pageNumber } from '../../values/numbers';
import { cutText } from '../../values/text';

const isKey = (after: string) => /^[\w-]{1,60}$/.test(after);

/** Finds only the customer's own invoices. */
export const createInvoices = (provider: ProviderCalls, record: StoreRecord) => ({
  async list({ unpaid, search, page, after }: CustomerInvoicesArgs): Promise<InvoiceConnectionModel> {
    const text = search && cutText(search.trim(), purchaseSearchLength).trim();
    const { data } = await provider.listInvoices({
      status: unpaid ? 'active' : 'all',
      ...(text && { search: text }),
      ...(after && isKey(after) && { after }),
    });
    const invoices = unpaid ? data.pending_invoices : data.invoices;
    const at = pageNumber(page ?? 1);
    return keyedPage(invoices.map(mapInvoiceSummary), at, data.after ? { page: at + 1, after: data.after } : null);
  },

  async find(id: string): Promise<InvoiceModel | null> {
    if (!isViewUid(id)) return null;
    const reply = await provider.getInvoice({ id }, { orNull: true });
    return reply && mapInvoice(reply.data, record);
  },

  async quote(id: string, payment: string | null): Promise<InvoiceQuoteModel | null> {
    const way = payment === null ? {} : readInvoiceWay(payment);
    if (!isViewUid(id) || !way) return null;
    const reply = await provider.prepareInvoicePayment({ id, ...way }, { orNull: true });
    return reply && mapInvoiceQuote(reply, record);
  },

  async payment(id: string): Promise<InvoicePaymentModel | null> {
    if (!isViewUid(id)) return null;
    const reply = await provider.getInvoicePayment({ id }, { orNull: true });
    return reply && mapInvoicePayment(reply);
  },

  /** @throws ProviderError of kind `conflict` if the session code was used for another payment */
  async pay({ id, payment, kind, total, idempotencyKey }: PayInvoiceInput): Promise<PayInvoiceModel> {
    const way = readInvoiceWay(payment);
    if (!isViewUid(id) || !way)
      throw new ProviderError('input', '', { detail: 'the invoice id or the payment option is invalid' });
    const fields = { ...way, payment_type: sentPaymentKind(kind), total, session_code: idempotencyKey };
    return mapInvoicePaid(await provider.payInvoice({ id, ...fields }), record.store.currency);
  },

  async cancelPayment(id: string): Promise<OutcomeModel> {
    return mapOutcome(await provider.cancelInvoicePayment({ id }));
  },
});

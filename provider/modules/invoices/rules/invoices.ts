import { InvoiceMethod, InvoiceStatus, PaymentKind } from '../../../__generated__/codes';
import type { SignedInCustomer } from '../../../customer';
import { encodeUpload } from '../../../../shared/pictures/encode-upload';
import { uploadBytes, uploadPixels } from '../../../__generated__/limits';
import type { Clock } from '../../../clock';
import { type Database, type Queryable, retryConflicts } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import { contentKey, type BlobStore } from '../../../media/blob-store';
import { createSentPictures } from '../../../media/sent-pictures';
import type { FilledStore, StoredPaymentOption } from '../../../store-check/store-document';
import { requireConfirmation } from '../../accounts/rules/spending';
import { optionsFor } from '../../carriers/rules';
import type { Paid } from '../../orders/rules/refunds';
import type { createAttempts } from '../../attempts/queries';
import { createCommerce } from '../../stores/queries/stores';
import { post } from '../../wallet/queries/ledger';
import { createCustomerInvoices } from '../queries/customer-invoices';
import {
  clearChoice,
  freeConfirmationCode,
  type LockedInvoice,
  lockInvoiceOfCustomer,
  type PaymentChoice,
  saveChoice,
  setStatus,
} from '../queries/invoice-changes';
import { addProof, endProof, proofCount, withdrawProofs } from '../queries/proofs';

type Customer = Pick<SignedInCustomer, 'id' | 'storeId'>;
type App = FilledStore['app'];

const cancellable: readonly (number | null)[] = [InvoiceMethod.MANUAL_TRANSFER, 202, 203, 204, 205, 206, 209];
const maxProofs = 20;

interface PaymentState {
  status: LockedInvoice['status'];
  payment_method: number | null;
  payment_type: number | null;
}

export const isPaid = ({ status }: Pick<PaymentState, 'status'>) => status === InvoiceStatus.PAID;

const isPayable = (invoice: PaymentState) => !isPaid(invoice) && invoice.payment_method === null;

export const canCancel = (invoice: PaymentState) => !isPaid(invoice) && cancellable.includes(invoice.payment_method);

export const canSendProof = (invoice: PaymentState) =>
  !isPaid(invoice) &&
  invoice.payment_method === InvoiceMethod.MANUAL_TRANSFER &&
  invoice.payment_type === PaymentKind.SELLER;

export type InvoiceOption = StoredPaymentOption & { invoice_method: number };

/** By default the manual transfer, or the first option. @throws Refused if the store does not offer the requested option */
export function chooseOption({ payment_options }: App, request: { method?: number; id?: string }): InvoiceOption {
  const options = optionsFor(payment_options, { cartType: 0, isInvoice: true }) as InvoiceOption[];
  const matching = options.filter(
    ({ id, invoice_method }) =>
      (!request.id || id === request.id) && invoice_method === (request.method ?? invoice_method),
  );
  const usual = request.id || request.method !== undefined ? undefined : InvoiceMethod.MANUAL_TRANSFER;
  const option = matching.find(({ invoice_method }) => invoice_method === usual) ?? matching[0];
  if (!option) throw new Refused('PAYMENT_INVALID');
  return option;
}

export const amountOf = ({ total, admin_fee, confirmation_code }: LockedInvoice) =>
  total + admin_fee + confirmation_code;

/** An invoice paid without a payment option was paid directly to the seller. */
export const paidInvoice = (invoice: LockedInvoice): Paid => ({
  what: 'invoice',
  kind: invoice.payment_type ?? PaymentKind.DIRECT,
  storeId: invoice.store_id,
  customerId: invoice.customer_id,
  target: { invoiceId: invoice.id },
  number: invoice.invoice_no,
  uid: invoice.unique_id,
});

/** External payments go to the sales account at once, because no money is held. */
export const postPayment = (
  transaction: Queryable,
  invoice: LockedInvoice,
  { amount, at, customerId }: { amount: number; at: Date; customerId?: number },
) =>
  post(transaction, {
    storeId: invoice.store_id,
    invoiceId: invoice.id,
    at,
    transfers: [
      {
        key: `invoice ${invoice.id}`,
        reason: 'invoice',
        from: customerId === undefined ? { kind: 'external' } : { kind: 'wallet', customerId },
        to: { kind: 'sales' },
        amount,
      },
    ],
  });

async function choiceOf(
  transaction: Queryable,
  invoice: LockedInvoice,
  option: InvoiceOption,
  at: Date,
): Promise<PaymentChoice> {
  const amount = invoice.total + option.admin_fee;
  const choice = {
    status: InvoiceStatus.UNPAID,
    payment_id: option.id,
    payment_method: option.invoice_method,
    payment_type: option.type,
    payment_name: option.title,
    payment_icon: option.icon ?? null,
    payment_info: option.detail,
    payment_code: null,
    admin_fee: option.admin_fee,
    confirmation_code: 0,
    paid_at: null,
  };
  if (option.type === PaymentKind.BALANCE) {
    const isPosted = await postPayment(transaction, invoice, { amount, at, customerId: invoice.customer_id });
    if (!isPosted) throw new Refused('BALANCE_SHORT');
    return { ...choice, status: InvoiceStatus.PAID, paid_at: at };
  }
  if (option.invoice_method === InvoiceMethod.MANUAL_TRANSFER) {
    const confirmation_code = await freeConfirmationCode(transaction, invoice.store_id, amount);
    return { ...choice, payment_code: option.account ?? null, confirmation_code };
  }
  // The 9 separates invoices from orders, whose numbers have a leading 0.
  const payment_code = `${option.va_prefix}9${String(invoice.id).padStart(11, '0')}`;
  return { ...choice, status: InvoiceStatus.AWAITING_SERVICE, payment_code };
}

export interface PaymentRequest {
  payment_type: PaymentKind;
  payment_method: number;
  payment_id?: string;
  total: number;
  session_code: string;
}

export function createInvoices(
  database: Database,
  now: Clock,
  uploads: BlobStore,
  attempts: ReturnType<typeof createAttempts>,
) {
  const pictures = createSentPictures(database, uploads);
  const invoices = createCustomerInvoices(database);
  const inTransaction = <T>(work: (transaction: Queryable) => Promise<T>) =>
    retryConflicts(() => database.transaction(work));
  const lockOwn = async (transaction: Queryable, { id }: Customer, uniqueId: string) =>
    orNotFound(await lockInvoiceOfCustomer(transaction, id, uniqueId), 'The invoice does not exist');

  return {
    ...invoices,

    /** Once per session code. */
    pay: (customer: Customer, uniqueId: string, { session_code: sessionCode, ...request }: PaymentRequest) =>
      attempts.once(
        {
          customerId: customer.id,
          sessionCode,
          operation: 'payInvoice',
          fields: { ...request, invoice: uniqueId },
        },
        async (transaction) => {
          const invoice = await lockOwn(transaction, customer, uniqueId);
          if (!isPayable(invoice)) throw new Refused('INVOICE_NOT_PAYABLE');
          const app = await createCommerce(transaction).of(customer.storeId);
          const option = chooseOption(app, { method: request.payment_method, id: request.payment_id });
          if (option.type !== request.payment_type) throw new Refused('PAYMENT_INVALID');
          const total = invoice.total + option.admin_fee;
          if (total !== request.total) throw new Refused('PRICE_CHANGED', total);
          if (option.type === PaymentKind.BALANCE) {
            await requireConfirmation(transaction, app, { customerId: customer.id, sessionCode }, now());
          }
          const choice = await choiceOf(transaction, invoice, option, now());
          await saveChoice(transaction, invoice.id, choice);
          const { status, payment_method, payment_type } = choice;
          const { unique_id, invoice_no } = invoice;
          return { unique_id, invoice_no, order_status: status, payment_type, payment_method };
        },
      ),

    /** @throws Refused if no payment was started, or it cannot be cancelled. */
    cancel: (customer: Customer, uniqueId: string) =>
      inTransaction(async (transaction) => {
        const invoice = await lockOwn(transaction, customer, uniqueId);
        if (!canCancel(invoice)) throw new Refused('INVOICE_NOT_CANCELLABLE');
        await clearChoice(transaction, invoice.id);
        await withdrawProofs(transaction, invoice.id);
      }),

    /** Decodes the picture again, because callers are not trusted. @throws Refused, UploadRefused */
    async sendProof(customer: Customer, uniqueId: string, picture: Buffer): Promise<void> {
      const lockExpecting = async (transaction: Queryable) => {
        const invoice = await lockOwn(transaction, customer, uniqueId);
        if (!canSendProof(invoice)) throw new Refused('PROOF_NOT_EXPECTED');
        if ((await proofCount(transaction, invoice.id)) >= maxProofs) throw new Refused('TOO_MANY_GUESSES');
        return invoice;
      };
      await inTransaction(lockExpecting);
      const body = await encodeUpload(picture, { bytes: uploadBytes, pixels: uploadPixels });
      const blob = { type: 'image/webp', body };
      const key = contentKey('proof', blob);
      const addToInvoice = async (transaction: Queryable) => {
        const invoice = await lockExpecting(transaction);
        await endProof(transaction, invoice.id, 'replaced');
        await addProof(transaction, invoice.id, key, now());
        await setStatus(transaction, invoice.id, InvoiceStatus.PROOF_CHECKED, null);
      };
      await pictures.store({ key, ...blob, name: () => inTransaction(addToInvoice) });
    },

    /** @throws Refused */
    async prepare(customer: Customer, uniqueId: string, request: { method?: number; id?: string }) {
      const invoice = orNotFound(await invoices.find(customer.id, uniqueId), 'The invoice does not exist');
      const { order_status: status, payment } = invoice;
      if (isPaid({ status }) || payment) throw new Refused('INVOICE_NOT_PAYABLE');
      return { invoice, option: chooseOption(await createCommerce(database).of(customer.storeId), request) };
    },
  };
}

import { ItemType, OrderCategory, OrderStatus, PaymentKind } from '../../../__generated__/codes';
import { withdrawalNote } from '../../../__generated__/patterns';
import type { Clock } from '../../../clock';
import type { Queryable } from '../../../database/database';
import { NotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { OperationRequest } from '../../../contract/operations';
import type { FilledStore } from '../../../store-check/store-document';
import { requireConfirmation } from '../../accounts/rules/spending';
import type { createAttempts } from '../../attempts/queries';
import { createCommerce } from '../../stores/queries/stores';
import { post } from '../../wallet/queries/ledger';
import { walletName } from '../../wallet/rules';
import { type PaymentColumns, plainLine } from '../queries/insert-order';
import { choosePayment } from './checkout-choices';
import { placeOrder } from './place-order';

type App = FilledStore['app'];

interface Customer {
  id: number;
  storeId: number;
}

interface WalletOrder {
  app: App;
  category: typeof OrderCategory.TOP_UP | typeof OrderCategory.WITHDRAWAL;
  title: string;
  value: number;
  fee: number;
  payment: PaymentColumns;
  note: string;
  /** The total that the customer saw. */
  total?: number;
  at: Date;
}

async function appWithWallet(transaction: Queryable, storeId: number): Promise<App> {
  const app = await createCommerce(transaction).of(storeId);
  if (app.balance_flag !== 1) throw new NotFound('This store does not offer wallets');
  return app;
}

/** @throws Refused */
function checkAmount(value: number, min: number, max: number) {
  if (value < min || value > max) throw new Refused('AMOUNT_OUT_OF_LIMITS');
}

const notePattern = new RegExp(withdrawalNote, 'i');

/** @param complete posts the transfer of a withdrawal */
const placeWalletOrder = (
  transaction: Queryable,
  customer: Customer,
  { app, category, title, value, fee, payment, note, total, at }: WalletOrder,
  complete?: Parameters<typeof placeOrder>[3],
) =>
  placeOrder(
    transaction,
    { app, customer, at },
    {
      ...payment,
      category,
      cart_type: ItemType.DIRECT_PURCHASE,
      auto_order: 1,
      needsNoConfirmation: true,
      shop: null,
      lines: [plainLine({ title, image: null, price: value })],
      order_fee: fee,
      shown: { total, isAsSent: true },
      note,
      ...(category === OrderCategory.WITHDRAWAL && { paid: { status: OrderStatus.PAYMENT_ACCEPTED } }),
    },
    complete,
  );

export const fromBalance = (name: string): PaymentColumns => ({
  payment_id: 'balance',
  payment_type: PaymentKind.BALANCE,
  payment_name: name,
  payment_icon: null,
  payment_method: '',
  admin_fee: 0,
  va_prefix: null,
  seller_account: null,
});

/** Creates orders for top-ups and withdrawals, once per session code. */
export const createWalletOrders = (attempts: ReturnType<typeof createAttempts>, now: Clock) => ({
  topUp(customer: Customer, { session_code: sessionCode, ...fields }: OperationRequest<'createTopUp'>['body']) {
    const attempt = { customerId: customer.id, sessionCode, operation: 'createTopUp', fields } as const;
    return attempts.once(attempt, async (transaction) => {
      const app = await appWithWallet(transaction, customer.storeId);
      checkAmount(fields.value, app.appmeta.topup_min, app.appmeta.topup_max);
      return placeWalletOrder(transaction, customer, {
        app,
        category: OrderCategory.TOP_UP,
        title: `Topup ${walletName(app)}`,
        value: fields.value,
        fee: app.appmeta.order_fee_topup,
        payment: choosePayment(app, fields, { cart_type: ItemType.DIRECT_PURCHASE, carrier_type: null, isTopUp: true }),
        note: '',
        total: fields.total,
        at: now(),
      });
    });
  },

  /** Holds the amount with its fee until the operator decides. */
  withdraw(customer: Customer, { session_code: sessionCode, ...fields }: OperationRequest<'createWithdrawal'>['body']) {
    const attempt = { customerId: customer.id, sessionCode, operation: 'createWithdrawal', fields } as const;
    return attempts.once(attempt, async (transaction) => {
      const app = await appWithWallet(transaction, customer.storeId);
      if (app.appmeta.balance_mode === 'close') throw new Refused('WITHDRAW_CLOSED');
      checkAmount(fields.value, app.appmeta.withdraw_min, app.appmeta.withdraw_max);
      if (!notePattern.test(fields.note)) throw new Refused('ACCOUNT_NUMBER_INVALID');
      const at = now();
      await requireConfirmation(transaction, app, { customerId: customer.id, sessionCode }, at);
      const order = {
        app,
        category: OrderCategory.WITHDRAWAL,
        title: `Tarik ${walletName(app)}`,
        value: fields.value,
        fee: app.appmeta.order_fee_withdraw,
        payment: fromBalance(walletName(app)),
        note: fields.note.trim(),
        total: fields.total,
        at,
      };
      return placeWalletOrder(transaction, customer, order, async ({ id, total }) => {
        const wallet = { kind: 'wallet', customerId: customer.id } as const;
        const isHeld = await post(transaction, {
          storeId: customer.storeId,
          orderId: id,
          at,
          transfers: [{ key: `paid ${id}`, reason: 'withdrawal', from: wallet, to: { kind: 'held' }, amount: total }],
        });
        if (!isHeld) throw new Refused('BALANCE_SHORT');
      });
    });
  },
});

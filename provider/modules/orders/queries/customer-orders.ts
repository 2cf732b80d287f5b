import { OrderStatus, PaymentKind } from '../../../__generated__/codes';
import { purchasesPageSize } from '../../../__generated__/limits';
import type { components } from '../../../__generated__/rest';
import { isoTime, jakartaTime } from '../../../clock';
import type { Database } from '../../../database/database';
import { type PurchaseState, purchaseStates } from './codes';
import type { StoredBooking } from '../../bookings/queries/bookings';
import { unreadMessages } from '../../chat/queries/chat-columns';
import { unreadNotifications } from '../../notifications/queries/notify';
import { orderColumns } from './order-columns';

type Rest = components['schemas'];

/** As stored, without the driver's position, which is computed from the time. */
export type StoredRide = Omit<NonNullable<Rest['Order']['ride']>, 'position' | 'position_at' | 'timezone'> & {
  timezone: string | null;
};

/** Without the fields that are derived from the status. */
export type StoredOrder = Omit<Rest['Order'], 'can_cancel' | 'can_change_payment' | 'booking' | 'ride'> & {
  booking: (Omit<Rest['Booking'], 'can_move'> & Pick<StoredBooking, 'state'>) | null;
  ride: StoredRide | null;
};

const maxPending = 50;
const openStatuses: readonly OrderStatus[] = [
  OrderStatus.NEW,
  OrderStatus.AWAITING_PAYMENT,
  OrderStatus.PAYMENT_ACCEPTED,
  OrderStatus.SENT,
  OrderStatus.PAYMENT_PROCESSING,
];

const noPurchases: Rest['PurchaseCounts'] = { all: 0, to_pay: 0, in_process: 0, shipped: 0, done: 0, cancelled: 0 };

const stateCounts = Object.entries(purchaseStates)
  .map(([state, statuses]) => `'${state}', count(*) filter (where status in (${statuses.join()}))`)
  .join(', ');

/** Undefined if the customer has no order with that id. */
export const createCustomerOrders = (database: Database) => ({
  async find(customerId: number, uniqueId: string): Promise<StoredOrder | undefined> {
    const [order] = await database.query<StoredOrder>(
      `select ${orderColumns} from orders bought where bought.customer_id = $1 and bought.unique_id = $2`,
      [customerId, uniqueId],
    );
    return order;
  },

  async payment(customerId: number, uniqueId: string): Promise<Rest['OrderPayment'] | undefined> {
    const [payment] = await database.query<Rest['OrderPayment']>(
      `select bought.unique_id, bought.order_no, bought.status as order_status, bought.revision, bought.payment_id,
         bought.payment_type, bought.payment_name, bought.payment_icon, bought.total - bought.admin_fee as total,
         bought.admin_fee, bought.total as total_payment, bought.currency,
         coalesce(bought.va_number, bought.seller_account) as va_number, bought.payment_method,
         ${isoTime('bought.expires_at')} as expires_at,
         case bought.payment_type when ${PaymentKind.BALANCE} then coalesce(wallet.balance, 0) end as balance
       from orders bought
       left join ledger_accounts wallet on wallet.customer_id = bought.customer_id and wallet.kind = 'wallet'
       where bought.customer_id = $1 and bought.unique_id = $2`,
      [customerId, uniqueId],
    );
    return payment;
  },

  async ofNumber(customerId: number, orderNumber: string): Promise<Rest['OrderUid'] | undefined> {
    const [order] = await database.query<Rest['OrderUid']>(
      'select unique_id from orders where customer_id = $1 and order_no = $2',
      [customerId, orderNumber],
    );
    return order;
  },

  /** Newest first. Searches for `text` in the number and the titles. */
  async purchases(customerId: number, page: number, state?: PurchaseState, text = '') {
    const [{ counts, purchases } = { counts: noPurchases, purchases: [] }] = await database.query<{
      counts: Rest['PurchaseCounts'];
      purchases: Rest['Purchase'][];
    }>(
      `with matching as materialized (
         select bought.id, bought.status from orders bought
         where bought.customer_id = $1 and ($3 = '' or position(lower($3) in lower(bought.order_no)) > 0 or exists (
           select from order_lines line where line.order_id = bought.id and position(lower($3) in lower(line.title)) > 0
         ))
       )
       select (select json_build_object('all', count(*), ${stateCounts}) from matching) as counts, (
         select coalesce(json_agg(reply), '[]') from (
           select bought.unique_id, bought.category, bought.status as order_status, bought.payment_type,
             ${jakartaTime('bought.created_at')} as creation_date, bought.order_no, bought.supplier_name,
             bought.supplier_icon, bought.total, bought.currency,
             (select count(*) from order_lines line where line.order_id = bought.id) as line_count,
             first.title as first_title, first.image as first_image
           from orders bought
           left join order_lines first on first.order_id = bought.id and first.position = 0
           where bought.id in (select id from matching where $4::int[] is null or status = any ($4))
           order by bought.id desc
           limit ${purchasesPageSize} offset ($2::int - 1) * ${purchasesPageSize}
         ) reply
       ) as purchases`,
      [customerId, page, text, state ? purchaseStates[state] : null],
    );
    const last = Math.ceil(counts[state ?? 'all'] / purchasesPageSize);
    return { purchases, counts, current_page: page, last_page: Math.max(1, last) };
  },

  async notifications(customerId: number): Promise<Rest['Notifications']> {
    const [row] = await database.query<Rest['Notifications']>(
      `select
         (
           select coalesce(json_agg(reply), '[]') from (
             select bought.unique_id, bought.order_no, ${jakartaTime('bought.created_at')} as creation_date,
               bought.total, bought.currency as currency_temp, bought.status as order_status, bought.category,
               bought.payment_type, revision.document #>> '{app,app_icon}' as app_icon
             from orders bought
             join current_stores store on store.id = bought.store_id
             join store_revisions revision on revision.store_id = store.id and revision.number = store.revision
             where bought.customer_id = $1 and bought.status = any ($2::int[])
             order by bought.id desc limit ${maxPending}
           ) reply
         ) as pending_orders,
         (select coalesce(sum(quantity), 0) from cart_lines where customer_id = $1) as cart_count,
         ${unreadMessages('$1')} as "numMessages",
         ${unreadNotifications('$1')} as "numNotifications"`,
      [customerId, openStatuses],
    );
    return { pending_orders: [], cart_count: 0, numMessages: 0, numNotifications: 0, ...row };
  },
});

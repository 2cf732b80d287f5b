import type { components } from '../../__generated__/rest';
import { orNotFound } from '../../errors/call-errors';
import { nothing, ok, refusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import type { Bills } from './index';
import { offeredBill, type OfferedBill } from './queries';
import { productsFor, typedOperator } from './rules/bill-products';

type Rest = components['schemas'];

function detailsReply(bill: OfferedBill, input: string): Rest['BillDetailsReply']['data'] {
  const { line, service } = bill;
  const operator = typedOperator(bill, input);
  const { code, name, image = null, category, input: inputName } = line;
  const header = { code, name, image, category, input: inputName, operator };
  const { min_digits, max_length, admin_fee, region_label, regions } = service;
  const details = productsFor(bill, input);
  const words = { ...('en' in line && (line.en as object)), ...service.en };
  const en = Object.keys(words).length > 0 && { en: words };
  return { header: { ...header, min_digits, max_length, admin_fee, region_label, regions, ...en }, details };
}

export const billRoutes = ({ bills: { bills } }: { bills: Bills }) =>
  ({
    async listBills({ query }) {
      const { groups, services } = orNotFound(await bills.ofStore(query.view_uid));
      const codes = new Set(services.map(({ product_code }) => product_code));
      const header = groups.flatMap(({ lines, ...group }) => {
        const payable = lines.filter(({ product_code }) => codes.has(product_code));
        return payable.length > 0 ? [{ ...group, lines: payable.map((line) => ({ image: null, ...line })) }] : [];
      });
      return ok({ header });
    },

    async getBillDetails({ query: { view_uid, code, category, input = '' } }) {
      const bill = orNotFound(offeredBill(orNotFound(await bills.ofStore(view_uid)), code));
      if (category !== undefined) orNotFound(category === bill.line.category || null);
      return ok(detailsReply(bill, input));
    },

    inquireBill: ({ customer, clientAddress, body }) =>
      refusable(async () => {
        const { unique_id, code, number, bill_name, period, amount, admin_fee, expires_at } = await bills.inquire(
          customer,
          clientAddress,
          body,
        );
        const expiry = expires_at.toISOString();
        return { unique_id, code, input: number, bill_name, period, price: amount, admin_fee, expires_at: expiry };
      }, nothing),

    async listBillNumbers({ customer, query: { code = null } }) {
      return ok(await bills.recent(customer.id, code));
    },

    createBillOrder: ({ customer, body }) => bills.create(customer, body),
  }) satisfies Partial<Handlers>;

import type { components } from '../../server/__generated__/rest';
import type { Scope } from './caller';
import type { App } from './check-stores';
import { nobody, type Run, verify, verifyUnique } from './run';

type Rest = components['schemas'];

const billGrid = 5;
const postPaid = 4;
const byPhone = [0, 1];

/** Checks the bills of a store and their options, and that only customers can inquire numbers and order. */
export async function checkBills(run: Run, app: App, scope: Scope) {
  if (!app.components.some(({ category }) => category === billGrid)) return;
  const { caller, report } = run;
  const listed = await caller.call(scope, 'listBills', { fields: { version: 4, view_uid: scope.viewUid } });
  const lines = listed?.body.data.header.flatMap((group) => group.lines) ?? [];
  const codes = lines.map(({ code }) => code);
  verifyUnique(run, codes, { store: scope.codename, operation: 'listBills' });
  for (const line of lines) await checkBill(run, scope, line);
  const unknown = { view_uid: scope.viewUid, code: nobody };
  await caller.call(scope, 'getBillDetails', { fields: unknown, expect: 404, about: nobody });
  const [code = nobody] = codes;
  const order = { code, input: '081234567890', total: 1, payment_id: 'saldo', payment_type: 3, session_code: nobody };
  await caller.call(scope, 'inquireBill', { fields: { code, input: '081234567890' }, expect: 401, about: code });
  await caller.call(scope, 'listBillNumbers', { expect: 401, about: code });
  await caller.call(scope, 'createBillOrder', { fields: order, expect: 401, about: code });
  report.count('checks');
}

async function checkBill(run: Run, scope: Scope, { code, category }: Rest['BillGroup']['lines'][number]) {
  const place = { store: scope.codename, operation: 'getBillDetails', record: code };
  const ask = async (fields: Record<string, string>) => {
    const asked = { view_uid: scope.viewUid, code, category, ...fields };
    return (await run.caller.call(scope, 'getBillDetails', { fields: asked, about: code }))?.body.data;
  };
  const bill = await ask({});
  if (!bill) return;
  const { header, details } = bill;
  verify(run, header.code === code && header.category === category, place, `answers the bill "${header.code}"`);
  verifyUnique(
    run,
    details.map(({ product_code }) => product_code),
    place,
  );
  if (category === postPaid) {
    verify(run, details.length === 0, place, 'a post-paid bill has options, though only the biller knows what is owed');
    return;
  }
  if (!byPhone.includes(category)) return;
  verify(run, header.operator === null, place, 'an operator is known before a number is');
  const own = await ask({ input: '0812' });
  const strange = own?.details.find(({ brand }) => brand !== '' && brand !== own.header.operator);
  verify(run, !strange, place, `an option of ${strange?.brand} is offered for another operator's number`);
}

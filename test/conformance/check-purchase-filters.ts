import type { Scope } from './caller';
import { type Run, verify } from './run';

const statuses = {
  to_pay: [1, -99],
  in_process: [0, 2],
  shipped: [3],
  done: [4],
  cancelled: [-1, -2, -3, -4],
} as const;

/** Checks that a provider that counts purchases by state also filters them by state and by number; others need not. */
export async function checkPurchaseFilters(run: Run, scope: Scope, token: string) {
  const { caller } = run;
  const list = async (fields: object) =>
    (await caller.call(scope, 'listPurchases', { token, fields: { ...fields } }))?.body.data;
  const all = await list({});
  if (!all?.counts) return;
  const { counts } = all;
  const at = (record: string) => ({ store: scope.codename, operation: 'listPurchases' as const, record });
  for (const state of Object.keys(statuses) as (keyof typeof statuses)[]) {
    const some = await list({ state });
    const strangers = some?.purchases.filter(
      ({ order_status: one }) => !(statuses[state] as readonly number[]).includes(one),
    );
    if (strangers) verify(run, strangers.length === 0, at(state), 'purchases of another state are in the list');
    if (some?.last_page === 1)
      verify(run, some.purchases.length === counts[state], at(state), 'the list has not as many purchases as counted');
  }
  const number = all.purchases[0]?.order_no;
  const ofNumber = number && (await list({ search: number }));
  if (ofNumber)
    verify(
      run,
      ofNumber.purchases.every(({ order_no }) => order_no.includes(number)),
      at(number),
      'the search finds others',
    );
}

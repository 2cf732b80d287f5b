import type { components } from '../../server/__generated__/rest';
import type { OperationId, Scope } from './caller';
import type { Session } from './check-account';
import { newKey } from './check-attempts';
import type { App } from './check-stores';
import { nobody, type Run, verify, verifyUnique } from './run';

type Rest = components['schemas'];

/**
 * Checks that the wallet, points and referrals of a store exist and add up if the store has them, and are not found
 * otherwise. Moves no money.
 */
export async function checkMoney(run: Run, app: App, scope: Scope, session: Session) {
  const { token, identity } = session;
  const profile = await run.caller.call(scope, 'getProfile', { token, about: identity });
  if (!profile) return;
  const { infos, invoice_flag } = profile.body.data;
  const isSame = infos.balance_flag === app.balance_flag;
  const place = { store: scope.codename, operation: 'getProfile', record: identity };
  if (verify(run, isSame, place, 'balance_flag is not the one of the store'))
    await checkWallet(run, app, scope, session);
  if (infos.customer_points_flag === 1) await checkPoints(run, scope, session, infos.customer_points);
  if (infos.referral_flag === 1) {
    await run.caller.call(scope, 'getReferralNote', { token, about: identity });
    await checkPrivate(run, scope, session, 'listReferrals');
  }
  if (invoice_flag === 1) await checkInvoices(run, scope, session);
}

async function checkPrivate(
  { caller }: Run,
  scope: Scope,
  { token, identity }: Session,
  operation: 'listTransactions' | 'listReferrals' | 'listInvoices',
) {
  await caller.call(scope, operation, { expect: 401, about: operation });
  return caller.call(scope, operation, { token, about: identity });
}

async function checkWallet(run: Run, app: App, scope: Scope, session: Session) {
  const { token, identity } = session;
  const at = (operation: OperationId) => ({ store: scope.codename, operation, record: identity });
  if (app.balance_flag !== 1) {
    await run.caller.call(scope, 'listTransactions', { token, expect: 404, about: identity });
    return;
  }
  const first = await checkPrivate(run, scope, session, 'listTransactions');
  if (!first) return;
  const { balance } = first.body.data as Rest['TransactionsReply']['data'];
  const moved: Rest['Transaction'][] = [];
  let after: string | null = null;
  for (let page = 0; page < run.options.pages && (page === 0 || after); page += 1) {
    const fields: Record<string, string | number> = { size: 50, ...(after && { after }) };
    const reply: { body: Rest['TransactionsReply'] } | null = await run.caller.call(scope, 'listTransactions', {
      token,
      fields,
      about: identity,
    });
    if (!reply) return;
    moved.push(...reply.body.data.data);
    ({ after } = reply.body.data);
  }
  verifyUnique(
    run,
    moved.map(({ unique_id }) => unique_id),
    { store: scope.codename, operation: 'listTransactions' },
  );
  const days = moved.map(({ creation_date }) => creation_date);
  const isSorted = days.every((day, index) => index === 0 || day <= (days[index - 1] ?? ''));
  verify(run, isSorted, at('listTransactions'), 'the movements are not newest first');
  const sum = moved.reduce((all, { amount }) => all + amount, 0);
  if (after === null)
    verify(run, sum === balance, at('listTransactions'), `the balance is ${balance}, its movements make ${sum}`);
  await checkShortBalance(run, app, scope, session, balance);
}

/** Withdraws more than the balance, twice with the same key. */
async function checkShortBalance(run: Run, app: App, scope: Scope, { token, identity }: Session, balance: number) {
  const at = { store: scope.codename, operation: 'createWithdrawal', record: identity };
  const value = Math.max(balance + 1, app.appmeta.withdraw_min);
  const fields = { value, note: 'Bank Uji, uji kesesuaian, 1234567890', session_code: newKey() };
  const codes: (string | null)[] = [];
  for (let time = 0; time < 2; time += 1) {
    const reply = await run.caller.call(scope, 'createWithdrawal', { token, fields, about: identity });
    if (!reply) return;
    if (!verify(run, !reply.body.success, at, `${value} of a balance of ${balance} is not refused`)) return;
    codes.push(reply.body.error_code);
  }
  verify(run, codes[0] === codes[1], at, `the same key is refused with ${codes[0]}, then with ${codes[1]}`);
  const short = app.appmeta.balance_password === 1 ? 'PASSWORD_NEEDED' : 'BALANCE_SHORT';
  const expected = app.appmeta.balance_mode === 'close' ? 'WITHDRAW_CLOSED' : short;
  verify(run, codes[0] === expected, at, `is refused with ${codes[0]}, not with ${expected}`);
  const after = await run.caller.call(scope, 'listTransactions', { token, about: identity });
  if (after)
    verify(run, after.body.data.balance === balance, at, `a refused withdrawal leaves ${after.body.data.balance}`);
}

async function checkPoints(run: Run, scope: Scope, { token, identity }: Session, points: number) {
  const { caller } = run;
  const place = { store: scope.codename, operation: 'listRewards', record: identity };
  const rewards = await caller.call(scope, 'listRewards', { path: { app_view_uid: scope.viewUid } });
  const costs = (rewards?.body.data ?? []).map((reward) => reward.points);
  const isSorted = costs.every((cost, index) => index === 0 || cost >= (costs[index - 1] ?? 0));
  if (rewards) verify(run, isSorted, place, 'the rewards are not the cheapest first');
  const fields = { unique_id: nobody, session_code: newKey() };
  const exchange = await caller.call(scope, 'exchangePoints', { token, fields, about: identity });
  const at = { ...place, operation: 'exchangePoints' };
  if (exchange) verify(run, !exchange.body.success, at, 'a reward that there is not is not refused');
  const profile = await caller.call(scope, 'getProfile', { token, about: identity });
  const left = profile?.body.data.infos.customer_points;
  if (profile) verify(run, left === points, at, `a refused exchange leaves ${left} of ${points} points`);
}

async function checkInvoices(run: Run, scope: Scope, session: Session) {
  const { token } = session;
  const listed = await checkPrivate(run, scope, session, 'listInvoices');
  const { invoices } = (listed?.body.data ?? { invoices: [] }) as Rest['InvoicesReply']['data'];
  await run.caller.call(scope, 'getInvoice', { token, path: { id: nobody }, expect: 404 });
  for (const { unique_id: id, total } of invoices.slice(0, run.options.items)) {
    const reply = await run.caller.call(scope, 'getInvoice', { token, path: { id } });
    if (!reply) continue;
    const { data } = reply.body;
    const place = { store: scope.codename, operation: 'getInvoice', record: id };
    const sum = data.lines.reduce((all, line) => all + line.total, 0);
    verify(run, data.total === total && sum === total, place, `${total} in the list, ${data.total}, of lines ${sum}`);
    await run.caller.call(scope, 'getInvoice', { path: { id }, expect: 401 });
  }
}

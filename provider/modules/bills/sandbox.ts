import type { FastifyInstance } from 'fastify';
import { simulatedEndings } from '../../biller/simulated-biller';
import type { Bills } from './index';
import type { ListedPayment } from './queries';
import { html, listTable, sendPage } from '../../sandbox/page';

const path = '/sandbox/bills';

const settleForm = (unique_id: string, outcome: 'succeeded' | 'failed', label: string) => html`
  <form method="post" action="${path}/${unique_id}/${outcome}"><button>${label}</button></form>`;

/** A failure can still become a success, because real billers sometimes confirm late. */
const formsOf = ({ unique_id, state }: ListedPayment) => {
  const succeed = settleForm(unique_id, 'succeeded', state === 'failed' ? 'Succeed late' : 'Succeed');
  if (state === 'failed') return [succeed];
  return state === 'sent' ? [succeed, settleForm(unique_id, 'failed', 'Fail')] : [];
};

const row = (payment: ListedPayment) => html`
  <tr id="${payment.unique_id}">
    <td>${payment.order_no}</td>
    <td>${payment.codename}</td>
    <td>${payment.biller_code}</td>
    <td>${payment.number}</td>
    <td>${payment.state} (${payment.attempts})</td>
    <td>${formsOf(payment)}</td>
  </tr>`;

const table = (payments: readonly ListedPayment[]) =>
  listTable(
    ['Order', 'Store', 'Product', 'Number', 'State (attempts)', 'Biller actions'],
    payments.map(row),
    'No bills have been paid yet.',
  );

const endings = html`
  <ul>${Object.entries(simulatedEndings).map(([digits, fate]) => html`<li>A number that ends in ${digits} ${fate}.</li>`)}</ul>`;

const params = {
  type: 'object',
  properties: {
    order: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' },
    outcome: { type: 'string', enum: ['succeeded', 'failed'] },
  },
};

/** In the sandbox, the console acts as the biller. */
export function sandboxBillRoutes(app: FastifyInstance, { bills: { bills, simulatedBiller } }: { bills: Bills }) {
  app.get(path, async (_request, reply) =>
    sendPage(reply, path, 'Bills', html`${endings}${table(await bills.newest())}`),
  );

  app.post<{ Params: { order: string; outcome: 'succeeded' | 'failed' } }>(
    `${path}/:order/:outcome`,
    { schema: { params } },
    async ({ params: { order, outcome } }, reply) => {
      await simulatedBiller.settle(order, outcome);
      await bills.handOver.ask(order);
      return reply.redirect(`${path}#${order}`, 303);
    },
  );
}

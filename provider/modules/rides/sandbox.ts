import type { FastifyInstance } from 'fastify';
import { type DispatchAction, dispatchActions } from '../../dispatcher/simulated-dispatcher';
import type { Rides } from './index';
import type { ListedRide } from './queries';
import { html, listTable, sendPage } from '../../sandbox/page';

const path = '/sandbox/rides';

const labels: Readonly<Record<DispatchAction, string>> = {
  hold: 'Hold',
  accept: 'Accept',
  reject: 'Reject',
  none: 'No driver',
  next: 'Next phase',
  cancel: 'Driver cancels',
};

const underWay: readonly DispatchAction[] = ['next', 'cancel'];
const actionsOf: Partial<Record<ListedRide['state'], readonly DispatchAction[]>> = {
  waiting: ['hold'],
  searching: ['accept', 'reject', 'none'],
  on_the_way: underWay,
  arrived: underWay,
  picked_up: underWay,
};

const actionForm = (unique_id: string, action: DispatchAction) => html`
  <form method="post" action="${path}/${unique_id}/${action}"><button>${labels[action]}</button></form>`;

const row = ({ unique_id, order_no, codename, title, state, driver }: ListedRide) => html`
  <tr id="${unique_id}">
    <td>${order_no}</td>
    <td>${codename}</td>
    <td>${title}</td>
    <td>${state}</td>
    <td>${driver ?? ''}</td>
    <td>${(actionsOf[state] ?? []).map((action) => actionForm(unique_id, action))}</td>
  </tr>`;

const table = (rides: readonly ListedRide[]) =>
  listTable(
    ['Order', 'Store', 'Ride', 'State', 'Driver', 'Driver actions'],
    rides.map(row),
    'No rides have been ordered yet.',
  );

const manual = html`<p>Drivers accept after 5 seconds and then advance with the clock. A ride that was changed here, or is held before it is paid, waits for your next action here.</p>`;

const params = {
  type: 'object',
  properties: {
    order: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' },
    action: { type: 'string', enum: dispatchActions },
  },
};

/** In the sandbox, the console acts as the drivers. */
export function sandboxRideRoutes(app: FastifyInstance, { rides: { rides, simulatedDispatcher } }: { rides: Rides }) {
  app.get(path, async (_request, reply) =>
    sendPage(reply, path, 'Rides', html`${manual}${table(await rides.newest())}`),
  );

  app.post<{ Params: { order: string; action: DispatchAction } }>(
    `${path}/:order/:action`,
    { schema: { params } },
    async ({ params: { order, action } }, reply) => {
      await simulatedDispatcher.act(order, action);
      await rides.dispatch.ask(order);
      return reply.redirect(`${path}#${order}`, 303);
    },
  );
}

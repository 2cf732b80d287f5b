import type { FastifyInstance } from 'fastify';
import { authenticate } from '../../../http/authenticate';
import type { OrderEvents } from './order-events';
import type { Accounts } from '../../accounts';

const beat = 25_000;
/** Then the customer asks again, with a token that is looked at again. */
const longest = 5 * 60_000;

/** Changes of a customer's orders as server-sent events; the generated contract has no calls that don't end. */
export function customerEventRoutes(app: FastifyInstance, { sessions }: Accounts, events: OrderEvents) {
  app.addHook('preClose', () => events.close());
  app.get(
    '/api/v2/customer/events',
    { config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer }, reply) => {
      if (!customer) throw new Error('A private call came without its customer');
      const { raw: response } = reply;
      const unsubscribe = await events.subscribe(customer.id, {
        changed: (event) => response.write(`event: order\ndata: ${JSON.stringify(event)}\n\n`),
        ended: () => response.end(),
      });
      reply.hijack();
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        connection: 'close',
        'x-content-type-options': 'nosniff',
      });
      response.write(': listening\n\n');
      const beating = setInterval(() => response.write(': still here\n\n'), beat);
      const ending = setTimeout(() => response.end(), longest);
      response.on('close', () => {
        clearInterval(beating);
        clearTimeout(ending);
        unsubscribe();
      });
    },
  );
}

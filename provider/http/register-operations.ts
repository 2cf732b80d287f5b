import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
} from 'fastify';
import { catalogueSourceBytes, storeSourceBytes, uploadBytes } from '../__generated__/limits';
import restSchemas from '../__generated__/rest-schemas.json';
import { languageOf, localize } from '../contract/localize';
import {
  authenticate,
  authenticateOrPreview,
  authenticateStaff,
  type PreviewedStores,
  type Sessions,
  type StaffSessions,
} from './authenticate';
import { isAdminPath, type Keys } from './keys';
import type { Handlers } from './operations';
import type { OperationId } from '../contract/operations';

type Route = FastifySchema & { method: HTTPMethods; url: string; config?: FastifyContextConfig };
type CheckedHandler = (request: object, reply: FastifyReply) => Promise<unknown>;

const kilobyte = 1024;
const smallBody = 64 * kilobyte;

function bodyLimitOf(url: string, takesPicture = false): number {
  if (isAdminPath(url)) return catalogueSourceBytes;
  if (url.endsWith('/draft')) return storeSourceBytes;
  return takesPicture ? uploadBytes : smallBody;
}

function clientAddressBy(keys: Keys) {
  let hasWarned = false;
  return ({ headers, log, ip }: FastifyRequest): string | null => {
    const address = headers['x-client-address'];
    if (address === undefined) return null;
    if (keys.isStorefront(headers)) return String(address);
    if (!hasWarned) log.warn({ peer: ip }, 'x-client-address is ignored: its sender does not know the PROVIDER_KEY');
    hasWarned = true;
    return null;
  };
}

export function registerOperations(
  app: FastifyInstance,
  handlers: Handlers,
  sessions: Sessions & StaffSessions & PreviewedStores,
  keys: Keys,
) {
  const ofCustomer = authenticate(sessions);
  const ofStaff = authenticateStaff(sessions);
  const ofPreview = authenticateOrPreview(sessions);
  const callerOf = ({ isOfStaff, isShownInPreviews }: FastifyContextConfig) =>
    isOfStaff ? ofStaff : isShownInPreviews ? ofPreview : ofCustomer;
  const clientAddressOf = clientAddressBy(keys);
  app.decorateRequest('customer', null);
  app.decorateRequest('previewedStore', null);
  app.decorateRequest('staff', null);
  for (const [id, route] of Object.entries(restSchemas as unknown as Record<OperationId, Route>)) {
    const { method, url, config, ...schema } = route;
    const handle = handlers[id as OperationId] as CheckedHandler;
    app.route({
      method,
      url,
      schema,
      ...(config && { config, onRequest: callerOf(config) }),
      bodyLimit: bodyLimitOf(url, config?.takesPicture),
      handler: async (request, reply) => {
        const { params, query, headers, body, staff } = request;
        const customer = request.customer ?? request.previewedStore;
        const clientAddress = clientAddressOf(request);
        const answer = await handle({ params, query, headers, body, customer, staff, clientAddress }, reply);
        return languageOf(headers['accept-language']) === 'en' ? localize(answer) : answer;
      },
    });
  }
}

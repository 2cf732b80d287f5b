import type { FastifyReply } from 'fastify';
import type { StoreRoute } from '../../facade/store-reference';
import { setSessionCookies } from '../../sessions/sessions';
import type { Visit } from '../../sessions/visit';

export interface FileVisit {
  route: StoreRoute;
  /** Null on pages that belong to no store. */
  codename: string | null;
  visit: Visit;
}

/** The content of a customer's file, a redirect, or the result that no such file exists. */
type Described<Content extends object> =
  | ({ kind: string } & Content)
  | { kind: 'redirect'; path: string }
  | { kind: 'missing' };

interface CustomerFile {
  /** The file name without the extension. */
  name: string;
  ending: string;
  type: string;
  disposition: 'inline' | 'attachment';
  body: string | Buffer;
}

const fileName = (name: string) => name.replace(/[^\w-]+/g, '-').slice(0, 60) || 'file';

/**
 * Sends a customer's file, or redirects to the page that explains why there is none. @returns false if the customer has
 * none
 */
export async function answerFile<Content extends object>(
  reply: FastifyReply,
  described: Described<Content>,
  { route, codename, visit }: FileVisit,
  make: (content: Content) => CustomerFile | Promise<CustomerFile>,
): Promise<boolean> {
  if (described.kind === 'missing') return false;
  void reply.header('cache-control', 'no-store');
  if (codename) setSessionCookies(reply, codename, visit);
  if ('path' in described) {
    await reply.redirect(route.base + described.path, 303);
    return true;
  }
  const { name, ending, type, disposition, body } = await make(described as Content);
  await reply
    .type(type)
    .header('content-disposition', `${disposition}; filename="${fileName(name)}.${ending}"`)
    .send(body);
  return true;
}

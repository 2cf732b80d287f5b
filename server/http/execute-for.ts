import type { FastifyRequest } from 'fastify';
import type { Execute } from '../../src/entry-server';
import type { Facade } from '../graphql/facade';
import { guest, type Visit } from '../sessions/visit';
import type { Locale } from './locale';
import type { PageRenderer } from './page-renderer';
import type { StoreReference } from './place';

/** Runs a page's documents in this process, for its store, language and, where it is private, customer. */
export const executeFor =
  (
    request: FastifyRequest,
    facade: Facade,
    renderer: PageRenderer,
    store: StoreReference | null,
    locale: Locale,
    visit: Visit = guest,
  ): Execute =>
  async (document, variables, signal) =>
    renderer.toLoaded(
      await facade.run({
        store,
        locale,
        documentId: document.id,
        variables,
        requestId: request.id,
        log: request.log,
        visit,
        clientAddress: request.ip,
        ...(signal && { signal }),
      }),
    );

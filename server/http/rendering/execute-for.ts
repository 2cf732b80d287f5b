import type { FastifyRequest } from 'fastify';
import type { Execute } from '../../../src/entry-server';
import type { StoreReference } from '../../domains/stores/adapter';
import type { StoreRecord } from '../../domains/stores/store-record';
import type { Preview } from '../../sealing/preview-sealer';
import type { Facade } from '../../graphql/facade';
import { guest, type Visit } from '../../sessions/visit';
import type { Settings } from '../../base/settings';
import { clientAddressOf } from '../../base/client-address';
import type { Locale } from '../../base/locale';
import { createHorizon, type Horizon } from '../../cache/horizon';
import type { PageRenderer } from './page-renderer';

export const executeFor =
  (
    request: FastifyRequest,
    settings: Settings,
    facade: Facade,
    renderer: PageRenderer,
    store: StoreReference | StoreRecord | null,
    locale: Locale,
    visit: Visit = guest,
    preview: Preview | null = null,
    horizon?: Horizon,
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
        preview,
        clientAddress: clientAddressOf(request, settings.TRUSTED_PROXIES),
        ...(signal && { signal }),
        ...(horizon && { horizon: createHorizon(horizon) }),
      }),
    );

import type { Action, BalanceMode, Location, Store } from '../../__generated__/resolvers';
import { type Visibility, visibility } from './codes';
import { type ComponentKind, componentKind } from './component-codes';
import { mapActions, mapLocation } from './map-action';
import { opensInBrowser } from './opens-in-browser';
import { mapStore } from './mapping';
import { type PictureTexts, pictureTexts } from './pictures';
import type { Rest } from '../../model/models';

export interface StoreRecord {
  readonly store: Store;
  readonly components: readonly StoreComponent[];
  /** Locations that the store shows on its maps. */
  readonly locations: readonly Location[];
  readonly pictureTexts: PictureTexts;
  /** Changes with what public replies say of the store's items; null if the provider does not tell. */
  readonly catalogue: string | null;
  /** The store's HTML, not sanitised; empty if it has none. */
  readonly legal: { readonly terms: string; readonly privacy: string };
  /** Whether pages show the customer's orders that are not finished. */
  readonly activeOrdersShown: boolean;
  readonly wallet: {
    readonly isInHeader: boolean;
    readonly mode: BalanceMode;
    /** The currency of wallet amounts; empty for Koin, which have none. */
    readonly currency: string;
  };
}

export interface StoreComponent extends Visibility {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly opensInBrowser: boolean;
  /** The component's and its segments' actions, by the id in `/go/{component}/{n}`. */
  readonly actions: ReadonlyMap<string, readonly Action[]>;
}

export function mapStoreRecord(app: Rest['App'], catalogue: string | null = null): StoreRecord {
  const store = mapStore(app);
  return {
    store,
    components: app.components.map(mapStoreComponent),
    locations: app.components
      .flatMap(({ maps, segments }) => [maps, ...segments.map(({ metas }) => metas.maps)])
      .flat()
      .map(mapLocation),
    pictureTexts: pictureTexts(app),
    catalogue,
    legal: { terms: app.terms ?? '', privacy: app.privacy ?? '' },
    activeOrdersShown: app.appmeta.show_active_order === 1,
    wallet: {
      isInHeader: app.balance_flag === 1 && app.balance_show_header === 1,
      mode: store.wallet.mode,
      currency: store.wallet.topUpFee.currency,
    },
  };
}

function mapStoreComponent(component: Rest['Component']): StoreComponent {
  const kind = componentKind(component.category);
  return {
    ...visibility(component.visibility),
    id: component.view_uid,
    kind,
    opensInBrowser: kind === 'CustomHtml' && opensInBrowser(component),
    actions: new Map([
      [component.view_uid, mapActions(component.ctas, kind === 'WebsiteButton' ? 'button' : 'list')],
      ...component.segments.map((segment) => [segment.view_uid, mapActions(segment.ctas, 'list')] as const),
    ]),
  };
}

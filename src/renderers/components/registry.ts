import type { Component_PartFragment } from '../../__generated__/gql/graphql';
import { lazyComponent } from '../../lazy/lazy-component';
import { placeScreen } from '../../routing/customer-screen';
import type { RendererEntry } from '../renderer-entry';
import {
  ActionListSkeleton,
  BillGridSkeleton,
  CustomHtmlSkeleton,
  LocationMapSkeleton,
  ProductListSkeleton,
  SegmentListSkeleton,
  TextSkeleton,
  UnknownSkeleton,
  WebsiteButtonSkeleton,
} from '../skeletons';

export type ComponentType = Component_PartFragment['__typename'];
export type ComponentOf<Type extends ComponentType> = Extract<Component_PartFragment, { __typename: Type }>;

/** How each type of component is shown. A type added to the schema without an entry fails the type check here. */
export const components: { readonly [Type in ComponentType]: RendererEntry<ComponentOf<Type>> } = Object.freeze({
  TextComponent: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "component-text" */ './text-component')),
    skeleton: TextSkeleton,
    hydrates: 'later',
  },
  WebsiteButton: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "component-website-button" */ './website-button')),
    skeleton: WebsiteButtonSkeleton,
    hydrates: 'later',
  },
  LocationMap: {
    renderer: placeScreen(() => import(/* webpackChunkName: "component-location-map" */ './location-map')),
    skeleton: LocationMapSkeleton,
    hydrates: 'near',
  },
  ActionList: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "component-action-list" */ './action-list')),
    skeleton: ActionListSkeleton,
    hydrates: 'later',
  },
  CustomHtml: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "component-custom-html" */ './custom-html')),
    skeleton: CustomHtmlSkeleton,
    hydrates: 'near',
  },
  BillGrid: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "component-bill-grid" */ './bill-grid')),
    skeleton: BillGridSkeleton,
    hydrates: 'near',
  },
  ProductList: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "lists" */ './product-list')),
    skeleton: ProductListSkeleton,
    hydrates: 'later',
  },
  SegmentList: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "segments" */ '../segments/segment-list')),
    skeleton: SegmentListSkeleton,
    hydrates: 'later',
  },
  UnknownComponent: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "component-unknown" */ './unknown-component')),
    skeleton: UnknownSkeleton,
    hydrates: 'near',
  },
});

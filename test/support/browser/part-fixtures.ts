import type {
  Action_LinkFragment,
  ActionKind,
  Component_PartFragment,
  Item_CardFragment,
  Location_PlaceFragment,
  Segment_LookFragment,
  Segment_MoreFragment,
  Segment_PartFragment,
} from '../../../src/__generated__/gql/graphql';
import type { FragmentOf } from '../../../src/api/fragment';
import type { ItemOf, ItemType } from '../../../src/renderers/items/item-entry';

/** Answers contain all their fragments; masking exists only in the types. */
const masked = <Fragment>(fragment: object) => fragment as FragmentOf<Fragment>;

export const action = (id: string, kind: ActionKind, differences: Partial<Action_LinkFragment> = {}) =>
  masked<Action_LinkFragment>({
    __typename: 'Action',
    id,
    index: 0,
    kind,
    value: '',
    label: `Buka ${id}`,
    description: '',
    icon: null,
    ...differences,
  });

const plainItem = {
  id: 'bayam',
  title: 'Bayam Hijau',
  summary: 'Dipetik subuh',
  image: null,
  price: { __typename: 'Money', amount: 4500, currency: 'Rp' },
  priceBeforeDiscount: { __typename: 'Money', amount: 6000, currency: 'Rp' },
  isOpen: true,
  rating: 4.8,
  sold: 1240,
  city: 'Kota Bandung',
  sellerName: null,
  stock: null,
  kilometres: null,
};

export const item = <Type extends ItemType>(type: Type, differences: Partial<ItemOf<Type>> = {}) =>
  masked<Item_CardFragment>({ __typename: type, ...plainItem, ...differences });

export const items = (count: number) =>
  Array.from({ length: count }, (_, at) => item('Goods', { id: `barang${at}`, title: `Barang ${at}` }));

export const place = (differences: Partial<Location_PlaceFragment> = {}) =>
  masked<Location_PlaceFragment>({
    __typename: 'Location',
    id: 'cibogo',
    name: 'Gudang Cibogo',
    address: 'Jl. Cibogo Atas 21',
    isMain: false,
    icon: null,
    position: { __typename: 'Position', latitude: -6.8872, longitude: 107.5891 },
    ...differences,
  });

export const look = (differences: Partial<Segment_LookFragment> = {}) =>
  masked<Segment_LookFragment>({
    __typename: 'SegmentLook',
    title: 'Panen pagi ini',
    background: null,
    textColor: null,
    buttonColor: null,
    card: 'GRID',
    ...differences,
  });

export const more = masked<Segment_MoreFragment>({ __typename: 'Menu', id: 'sayur', name: 'Sayur' });

export const segment = (type: string, fields: object) =>
  masked<Segment_PartFragment>({ __typename: type, id: 'strip1', look: look(), more: null, ...fields });

export const component = (type: string, fields: object) =>
  masked<Component_PartFragment>({ __typename: type, id: 'bagian1', name: 'Bagian Satu', icon: null, ...fields });

export const productList = ({ nodes = items(4), ...fields }: { nodes?: object[]; [field: string]: unknown }) =>
  component('ProductList', {
    style: 'GRID',
    columns: 2,
    background: null,
    alpha: 1,
    items: { nodes, pageInfo: { page: 1, lastPage: 1 } },
    ...fields,
  });

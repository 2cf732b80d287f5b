import { codeTable } from './code-table';

/** An item of an unknown type is shown as text: it has a title and a picture, and nothing can be bought. */
export const itemKind = codeTable(
  'ItemType',
  {
    0: 'Goods',
    1: 'Service',
    2: 'TextItem',
    3: 'CourierRide',
    4: 'Shop',
    5: 'DirectPurchase',
    6: 'RedirectLink',
    7: 'WebContent',
    8: 'ContactAction',
  },
  'TextItem',
);

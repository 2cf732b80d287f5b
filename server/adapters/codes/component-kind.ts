import { codeTable } from './code-table';

export const componentKind = codeTable(
  'ComponentCategory',
  {
    0: 'TextComponent',
    1: 'WebsiteButton',
    2: 'LocationMap',
    3: 'ActionList',
    4: 'CustomHtml',
    5: 'BillGrid',
    6: 'ProductList',
    7: 'SegmentList',
  },
  'UnknownComponent',
);

export type ComponentKind = ReturnType<typeof componentKind>;

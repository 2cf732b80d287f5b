import { codeTable } from './code-table';

export const segmentKind = codeTable(
  { 0: 'ItemSegment', 1: 'ShopSegment', 2: 'ActionSegment', 3: 'LocationSegment', 4: 'TextSegment' },
  'UnknownSegment',
);

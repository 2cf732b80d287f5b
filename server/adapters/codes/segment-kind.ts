import { codeTable } from './code-table';

export const segmentKind = codeTable(
  'SegmentCategory',
  { 0: 'ItemSegment', 1: 'ShopSegment', 2: 'ActionSegment', 3: 'LocationSegment', 4: 'TextSegment' },
  'UnknownSegment',
);

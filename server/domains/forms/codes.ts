import { codeTable } from '../../model/code-table';

export const formFieldKind = codeTable(
  'FormLineType',
  { 0: 'TEXT', 1: 'NUMBER', 2: 'DATE', 3: 'TIME', 4: 'CHOICE', 5: 'CHOICES', 6: 'LINK', 7: 'FILE', 8: 'POSITION' },
  'UNKNOWN',
);

import type { SearchBox } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const searchBox = codeTable<SearchBox, SearchBox>(
  'SearchBox',
  { 0: 'NAME', 1: 'FIELD', 2: 'LOGO', 3: 'FIELD_AND_NAME' },
  'NAME',
);

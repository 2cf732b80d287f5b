import type { ServiceSchedule } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

/** The style of a service says what its booking asks for. */
export const serviceSchedule = codeTable<ServiceSchedule, ServiceSchedule>(
  'ItemStyle',
  { 0: 'NONE', 1: 'NIGHTS', 2: 'DATES', 3: 'DATE_AND_TIME' },
  'NONE',
);

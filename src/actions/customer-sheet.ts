import type { ActionEntry, SheetName } from './action-entry';

export const customerSheet = (sheet: SheetName, path: string): ActionEntry => ({
  needsCustomer: true,
  target: () => ({ kind: 'sheet', sheet, path }),
});

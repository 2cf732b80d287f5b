import type { ActionEntry, SheetName } from './action-entry';

/** A sheet over the page for the signed-in customer. */
export const customerSheet = (sheet: SheetName, path: string): ActionEntry => ({
  needsCustomer: true,
  target: () => ({ kind: 'sheet', sheet, path }),
});

import { BillCategory } from '../../../__generated__/codes';
import { localNumber, operatorOf } from '../../../biller/operators';
import type { BillLine, OfferedBill } from '../queries';

const phoneCategories: readonly number[] = [BillCategory.CREDIT, BillCategory.DATA];

/** Whether its products depend on the operator of a phone number. */
export const isByPhone = ({ category }: Pick<BillLine, 'category'>) => phoneCategories.includes(category);

/** The operator of the number that was typed so far; null if it has none, or there are too few digits to tell. */
export const typedOperator = ({ line }: OfferedBill, input: string) =>
  isByPhone(line) ? operatorOf(localNumber(input)) : null;

/** What is offered for a number. */
export const productsFor = (bill: OfferedBill, input: string) =>
  bill.service.products.filter(
    ({ brand }) => !isByPhone(bill.line) || brand === '' || brand === typedOperator(bill, input),
  );

import { billNumberLength, longestBillNumber } from '../../__generated__/limits';
import type { BillGroup, BillNumber, BillOption, OrderBill } from '../../__generated__/resolvers';
import { prepaidKind } from './codes';
import type { BillInquiryModel, BillOfferModel, Rest } from '../../model/models';
import { mediaPath } from '../../values/links';
import { clampInteger, exactMoney } from '../../values/numbers';
import { momentOrNull, orNull } from '../../values/text';
import { mapRefusal } from '../../model/map-refusal';

/** Leaves out bills without a service at the biller, which cannot be paid yet, and groups that have no other bills. */
export function mapBillGroup({ name, column, lines }: Rest['BillGroup']): BillGroup[] {
  const bills = lines
    .filter(({ product_code }) => product_code !== '')
    .map(({ code, name: of, image }) => ({ id: code, name: of, image: mediaPath(image) }));
  return bills.length > 0 ? [{ name, columns: clampInteger(column, 2, 5), bills }] : [];
}

const mapOption = (option: Rest['BillOption'], currency: string): BillOption => ({
  id: option.product_code,
  name: option.name,
  description: option.desc,
  price: exactMoney(option.price, currency),
  priceBeforeDiscount: option.standard_price > option.price ? exactMoney(option.standard_price, currency) : null,
  brand: option.brand,
});

const postPaid = 4;

export function mapBillOffer({ header, details }: Rest['BillDetailsReply']['data'], currency: string): BillOfferModel {
  const bill = {
    id: header.code,
    name: header.name,
    image: mediaPath(header.image),
    numberLabel: header.input,
    minDigits: clampInteger(header.min_digits, 1, 15),
    maxLength:
      header.max_length === 0 ? null : clampInteger(header.max_length ?? billNumberLength, 1, longestBillNumber),
    fee: exactMoney(header.admin_fee, currency),
  };
  if (header.category === postPaid) {
    const regions = header.regions.map(({ code, name }) => ({ id: code, name }));
    return { __typename: 'PostPaidBill', ...bill, regionLabel: header.region_label, regions };
  }
  const options = details.map((option) => mapOption(option, currency));
  return {
    __typename: 'PrepaidBill',
    ...bill,
    kind: prepaidKind(header.category),
    operator: orNull(header.operator),
    options,
  };
}

export const mapBillNumber = ({ input, name }: Rest['BillNumber']): BillNumber => ({ number: input, name });

export function mapInquiry(reply: Rest['BillInquiryReply'], currency: string): BillInquiryModel {
  const { success, data } = reply;
  if (!success || !data) return mapRefusal(reply);
  return {
    __typename: 'BillInquiry',
    id: data.unique_id,
    number: data.input,
    name: data.bill_name,
    period: data.period,
    amount: exactMoney(data.price, currency),
    fee: exactMoney(data.admin_fee, currency),
    expiresAt: momentOrNull(data.expires_at),
  };
}

export const mapOrderBill = (bill: Rest['OrderBill']): OrderBill => ({
  bill: bill.code,
  numberLabel: bill.input_name,
  number: bill.input,
  name: bill.bill_name,
  period: bill.period,
  receipt: orNull(bill.receipt),
  token: orNull(bill.token),
});

import type { PaymentOption } from '../../__generated__/resolvers';
import { paymentKind } from '../codes/payment-kind';
import type { Rest } from '../models';
import { mediaPath } from '../values/media-path';
import { exactMoney } from '../values/money';
import { safeHtml } from '../values/safe-html';

export const mapPaymentOption = (option: Rest['PaymentType'], currency: string): PaymentOption => ({
  id: option.id,
  kind: paymentKind(option.type),
  title: option.title,
  info: option.info,
  icon: mediaPath(option.icon),
  detail: safeHtml(option.detail),
  fee: exactMoney(option.admin_fee, currency),
});

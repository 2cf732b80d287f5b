import type { RefusalCode } from '../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../i18n/translate';
import { useFailureText } from '../../i18n/use-failure-text';
import { useHasMessage, useMessages } from '../../i18n/use-messages';

/** Null if only the provider's text explains the refusal. */
const texts: { readonly [Code in RefusalCode]: PlainMessageKey | null } = {
  ACCOUNT_NUMBER_INVALID: 'refusal.account-number-invalid',
  ADDRESSES_FULL: 'refusal.addresses-full',
  ADDRESS_GONE: 'refusal.address-gone',
  ADDRESS_INCOMPLETE: 'refusal.address-incomplete',
  ADDRESS_MISSING: 'checkout.address-missing',
  AMOUNT_OUT_OF_LIMITS: 'refusal.amount-out-of-limits',
  BALANCE_SHORT: 'refusal.balance-short',
  BILL_EXPIRED: 'refusal.bill-expired',
  BILL_GONE: 'refusal.bill-gone',
  BILL_NUMBER_INVALID: 'refusal.bill-number-invalid',
  BILL_PAID: 'refusal.bill-paid',
  BILL_REGION_MISSING: 'refusal.bill-region-missing',
  BILL_UNKNOWN: 'refusal.bill-unknown',
  BILLER_UNREACHABLE: 'refusal.biller-unreachable',
  CARRIER_INVALID: 'refusal.carrier-invalid',
  CARRIER_MISSING: 'checkout.carrier-missing',
  CART_EMPTY: 'checkout.empty',
  CITY_INVALID: 'address.city-wrong',
  CLOSED: 'refusal.closed',
  CLOSING_BALANCE: 'refusal.closing-balance',
  CLOSING_INVOICES: 'refusal.closing-invoices',
  CLOSING_ORDERS: 'refusal.closing-orders',
  CODE_EXPIRED: 'refusal.code-expired',
  CODE_WRONG: 'refusal.code-wrong',
  DISTRICT_INVALID: 'address.district-wrong',
  DROPSHIP_INVALID: 'refusal.dropship-invalid',
  EMAIL_TAKEN: 'refusal.email-taken',
  FAVOURITES_FULL: 'refusal.favourites-full',
  FORM_INVALID: 'form-line.incomplete',
  INVOICE_NOT_CANCELLABLE: 'refusal.invoice-not-cancellable',
  INVOICE_NOT_PAYABLE: 'refusal.invoice-not-payable',
  LIMIT_REACHED: 'refusal.limit-reached',
  LINE_GONE: 'refusal.line-gone',
  MESSAGE_EMPTY: 'refusal.message-empty',
  MESSAGE_FLOOD: 'refusal.message-flood',
  MINIMUM_ORDER: 'checkout.below-minimum',
  NOT_CANCELLABLE: 'refusal.not-cancellable',
  NOT_MOVABLE: 'refusal.not-movable',
  NOT_PAYABLE: 'refusal.not-payable',
  NOT_PURCHASABLE: 'refusal.line-gone',
  OLD_PASSWORD_WRONG: 'settings.old-password-wrong',
  OTHER: null,
  NOT_RATEABLE: 'refusal.not-rateable',
  PACKAGE_MISSING: 'checkout.package-missing',
  PASSWORD_NEEDED: 'refusal.password-needed',
  PASSWORD_WRONG: 'refusal.password-wrong',
  PAYMENT_INVALID: 'refusal.payment-invalid',
  PAYMENT_NOT_CHANGEABLE: 'refusal.payment-not-changeable',
  PHONE_MISSING: 'refusal.phone-missing',
  PHONE_TAKEN: 'refusal.phone-taken',
  PHOTO_FORMAT: 'profile.photo-format',
  PHOTO_SIZE: 'profile.photo-size',
  PICTURE_INVALID: 'refusal.picture-invalid',
  PICTURE_TOO_LARGE: 'refusal.picture-too-large',
  POINTS_SHORT: 'refusal.points-short',
  PRICE_CHANGED: 'checkout.price-changed',
  PROOF_INVALID: 'refusal.proof-invalid',
  PROOF_NOT_EXPECTED: 'refusal.proof-not-expected',
  PROOF_TOO_LARGE: 'refusal.proof-too-large',
  REFERRAL_CYCLE: 'refusal.referral-cycle',
  REFERRAL_SELF: 'refusal.referral-self',
  REFERRAL_TWICE: 'refusal.referral-twice',
  REFERRAL_UNKNOWN: 'refusal.referral-unknown',
  REVISION_CHANGED: 'refusal.revision-changed',
  REWARD_GONE: 'refusal.reward-gone',
  RIDE_NO_ROUTE: 'refusal.ride-no-route',
  RIDE_OUTSIDE: 'refusal.ride-outside',
  RIDE_QUOTE_EXPIRED: 'refusal.ride-quote-expired',
  RIDE_SCHEDULE_INVALID: 'refusal.ride-schedule-invalid',
  RIDE_SERVICE_INVALID: 'refusal.ride-service-invalid',
  RIDE_TOO_FAR: 'refusal.ride-too-far',
  ROUTER_UNREACHABLE: 'refusal.router-unreachable',
  SEVERAL_GROUPS: 'refusal.several-groups',
  SLOT_INVALID: 'refusal.slot-invalid',
  SLOT_TAKEN: 'refusal.slot-taken',
  STOCK_SHORT: 'choice.no-stock',
  TOO_MANY_GUESSES: 'refusal.too-many-guesses',
  USERNAME_INVALID: 'refusal.username-invalid',
  USERNAME_TAKEN: 'refusal.username-taken',
  VISIT_ADDRESS_MISSING: 'checkout.visit-missing',
  VOUCHER_EXPIRED: 'refusal.voucher-expired',
  VOUCHER_MINIMUM: 'refusal.voucher-minimum',
  VOUCHER_NOT_APPLICABLE: 'refusal.voucher-not-applicable',
  VOUCHER_NOT_BEGUN: 'refusal.voucher-not-begun',
  VOUCHER_UNKNOWN: 'refusal.voucher-unknown',
  VOUCHER_USED: 'refusal.voucher-used',
  VOUCHER_USED_UP: 'refusal.voucher-used-up',
  WITHDRAW_CLOSED: 'refusal.withdraw-closed',
  WRONG_CREDENTIALS: 'refusal.wrong-credentials',
};

/** Codes whose messages contain a fact, such as a date. */
const messageCodes: readonly string[] = ['CLOSED', 'VOUCHER_NOT_BEGUN'];

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(texts, code);

/** The text of a refusal: the page's own, or the provider's if the page has none. */
export function useRefusalText() {
  const m = useMessages();
  const hasMessage = useHasMessage();
  const failureText = useFailureText();
  return ({ code, message, retryAfter }: { code: string; message: string; retryAfter?: number }): string => {
    if (message && messageCodes.includes(code)) return message;
    const key = isKnown(code) ? texts[code] : null;
    return key && hasMessage(key) ? m(key) : message || failureText({ code, retryAfter });
  };
}

import { getNamedType, type GraphQLResolveInfo, isInputObjectType, Kind } from 'graphql';
import type { RefusalCode, RefusalResolvers } from '../../__generated__/resolvers';

/** Input paths by code. The first one that the mutation's input has becomes the refusal's field. */
const fieldsOf: { readonly [code in RefusalCode]?: readonly string[] } = {
  ACCOUNT_NUMBER_INVALID: ['account.number'],
  ADDRESS_INCOMPLETE: ['address'],
  AMOUNT_OUT_OF_LIMITS: ['amount'],
  BALANCE_SHORT: ['amount'],
  BILL_EXPIRED: ['inquiry'],
  BILL_GONE: ['option', 'bill'],
  BILL_NUMBER_INVALID: ['number'],
  BILL_PAID: ['number'],
  BILL_REGION_MISSING: ['region'],
  BILL_UNKNOWN: ['number'],
  CARRIER_INVALID: ['carrier'],
  CARRIER_MISSING: ['carrier'],
  CLOSING_BALANCE: ['givenUp'],
  CITY_INVALID: ['address.city'],
  CLOSED: ['item', 'lines'],
  CODE_EXPIRED: ['code'],
  CODE_WRONG: ['code'],
  DISTRICT_INVALID: ['address.district'],
  DROPSHIP_INVALID: ['dropship'],
  LIMIT_REACHED: ['lines'],
  LINE_GONE: ['line', 'group', 'lines'],
  NOT_PURCHASABLE: ['item', 'lines'],
  OLD_PASSWORD_WRONG: ['oldPassword'],
  PASSWORD_WRONG: ['password'],
  PACKAGE_MISSING: ['package'],
  PAYMENT_INVALID: ['payment'],
  PHONE_MISSING: ['phone'],
  PHONE_TAKEN: ['phone'],
  MESSAGE_EMPTY: ['text'],
  PRICE_CHANGED: ['total'],
  POINTS_SHORT: ['reward'],
  REFERRAL_CYCLE: ['code'],
  REFERRAL_SELF: ['code'],
  REFERRAL_TWICE: ['code'],
  REFERRAL_UNKNOWN: ['code'],
  REVISION_CHANGED: ['revision'],
  REWARD_GONE: ['reward'],
  FORM_INVALID: ['form', 'rideForm'],
  RIDE_QUOTE_EXPIRED: ['quote', 'rideQuote'],
  RIDE_SCHEDULE_INVALID: ['schedule'],
  RIDE_SERVICE_INVALID: ['services', 'rideServices'],
  SLOT_INVALID: ['time'],
  SLOT_TAKEN: ['time'],
  STOCK_SHORT: ['lines'],
  EMAIL_TAKEN: ['email'],
  USERNAME_INVALID: ['username'],
  USERNAME_TAKEN: ['username'],
  VISIT_ADDRESS_MISSING: [],
  VOUCHER_EXPIRED: ['voucher', 'code'],
  VOUCHER_MINIMUM: ['voucher', 'code'],
  VOUCHER_NOT_APPLICABLE: ['voucher', 'code'],
  VOUCHER_UNKNOWN: ['voucher', 'code'],
  VOUCHER_USED: ['voucher', 'code'],
  VOUCHER_USED_UP: ['voucher', 'code'],
};

const rootOf = (path: GraphQLResolveInfo['path']): GraphQLResolveInfo['path'] => (path.prev ? rootOf(path.prev) : path);

function inputFields({ path, operation, schema }: GraphQLResolveInfo): readonly string[] {
  const { key } = rootOf(path);
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD || (selection.alias ?? selection.name).value !== key) continue;
    const field = schema.getRootType(operation.operation)?.getFields()[selection.name.value];
    const input = field?.args.find(({ name }) => name === 'input');
    const type = input && getNamedType(input.type);
    return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  }
  return [];
}

export const Refusal: Pick<RefusalResolvers, 'field'> = {
  field({ code }, _args, _context, info) {
    const own = inputFields(info);
    return fieldsOf[code]?.find((path) => own.includes(path.split('.')[0] ?? '')) ?? null;
  },
};

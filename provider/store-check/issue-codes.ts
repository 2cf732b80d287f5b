/**
 * What can be wrong in a store's document, with the names of the values in the sentence that the studio shows. `field`
 * is a key of the studio's words, `place` a path as `pathText` writes it: the studio shows a name in place of both.
 */
export const issueParams = {
  // What the schema says.
  MISSING_FIELD: ['field'],
  UNKNOWN_FIELD: ['name'],
  NOT_A_GROUP: [],
  NOT_A_LIST: [],
  NOT_A_TEXT: [],
  NOT_A_NUMBER: [],
  NOT_A_WHOLE_NUMBER: [],
  NOT_A_CHOICE: [],
  WRONG_FORMAT: [],
  RESERVED_NAME: ['value'],
  TOO_LOW: ['limit'],
  TOO_HIGH: ['limit'],
  INVISIBLE_TEXT: [],
  TOO_SHORT: ['limit'],
  TOO_LONG: ['limit'],
  TOO_FEW: ['limit'],
  TOO_MANY: ['limit'],
  TWICE_IN_LIST: [],
  // What belongs together.
  ALREADY_USED: ['value', 'place'],
  NEEDS_FIELD: ['field'],
  NOT_CHOSEN: [],
  UNKNOWN_COMPONENT: ['value'],
  NOT_A_PRODUCT_LIST: ['value'],
  UNKNOWN_FORM: ['value'],
  FORM_WITHOUT_PAGE: ['value'],
  DEAD_LINK: ['link'],
  UNKNOWN_ACTION: ['link'],
  TABS_WITHOUT_MENU: [],
  STORE_TOO_LARGE: ['kilobytes', 'limit'],
  // Targets of actions and links.
  NOT_A_LINK: [],
  NOT_A_PHONE: [],
  NOT_AN_EMAIL: [],
  NOT_A_PROFILE: [],
  // Carriers, payments and points.
  DAYS_REVERSED: ['from', 'to'],
  NO_CARRIERS: [],
  NO_CARRIER_SERVICES: [],
  NO_LOCATION: [],
  ONLY_FOR_RIDES: ['field'],
  WRONG_INVOICE_METHOD: ['field'],
  BALANCE_OFF: ['field'],
  // Rides and forms.
  NO_DURATION: ['time'],
  BROKEN_CONDITION: [],
  NO_OPTIONS: [],
  UNUSED_OPTIONS: [],
  // Bills.
  UNKNOWN_BILL_SERVICE: ['value'],
  NO_BILL_PRODUCTS: ['value'],
  POST_PAID_PRODUCTS: ['value'],
  PRE_PAID_REGIONS: ['value'],
  UNKNOWN_BRAND: ['value', 'brand'],
  // Warnings.
  UNUSED_CARRIERS: ['field'],
  UNKNOWN_CURRENCY: ['value', 'field'],
  TEXT_TOO_LIGHT: ['ratio', 'limit'],
  TEXT_TOO_DARK: ['ratio', 'limit'],
  // Conflicts with the store's items and with other stores.
  UNKNOWN_ITEM: ['value'],
  DEAD_ITEM_LINK: ['link'],
  OTHER_CODENAME: ['value'],
  TAKEN_ID: ['value'],
  TAKEN_DOMAIN: ['value'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type IssueCode = keyof typeof issueParams;

type ParamOf<Code extends IssueCode> = (typeof issueParams)[Code][number];

type Coded<Code extends IssueCode> = [ParamOf<Code>] extends [never]
  ? { code: Code; params?: undefined }
  : { code: Code; params: Readonly<Record<ParamOf<Code>, string | number>> };

/** A code with the values of its sentence. */
export type CodedIssue = { [Code in IssueCode]: Coded<Code> }[IssueCode];

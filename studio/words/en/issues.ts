import type { IssueCode } from '../../__generated__/issue-codes';

/** ICU messages: what is wrong, and what to do. */
export const issues = {
  MISSING_FIELD: '“{field}” is missing; fill it in.',
  UNKNOWN_FIELD: '“{name}” is not known here; remove it or correct its name.',
  NOT_A_GROUP: 'What stands here cannot be read; remove it and fill it in again.',
  NOT_A_LIST: 'A list belongs here; remove what stands here and add its entries again.',
  NOT_A_TEXT: 'Text belongs here; write it again.',
  NOT_A_NUMBER: 'Write a number.',
  NOT_A_WHOLE_NUMBER: 'Write a whole number, without decimals.',
  NOT_A_CHOICE: 'This is none of the choices; choose one of them.',
  WRONG_FORMAT: 'This is written in another way than it must be; follow the help of the field.',
  RESERVED_NAME: '“{value}” is reserved; choose another name.',
  TOO_LOW: 'This is too low; write {limit, number} or more.',
  TOO_HIGH: 'This is too high; write {limit, number} or less.',
  INVISIBLE_TEXT: 'This has only characters that nobody can see; write something readable.',
  TOO_SHORT: 'This is too short; write at least {limit, plural, one {# character} other {# characters}}.',
  TOO_LONG: 'This is too long; shorten it to {limit, plural, one {# character} other {# characters}}.',
  TOO_FEW: 'There are too few entries; add some until there {limit, plural, one {is #} other {are #}}.',
  TOO_MANY: 'There are too many entries; remove some until there {limit, plural, one {is #} other {are #}}.',
  TWICE_IN_LIST: 'This is in the list twice; remove one of them.',

  ALREADY_USED: '“{value}” is already used by {place}; choose another.',
  NEEDS_FIELD: 'This works only with “{field}”; fill that in as well.',
  NOT_CHOSEN: 'This opens nothing yet; choose what it opens.',
  UNKNOWN_COMPONENT: 'There is no section “{value}”; choose one that the store has.',
  NOT_A_PRODUCT_LIST: 'The section “{value}” is not an item list; choose one that is.',
  UNKNOWN_FORM: 'There is no form “{value}”; choose one that the store has.',
  FORM_WITHOUT_PAGE: 'There is no form “{value}” with a page; choose a form that has a title.',
  DEAD_LINK: 'The link {link} opens a section that does not exist; correct or remove it.',
  UNKNOWN_ACTION: 'The link {link} opens a page that does not exist; choose another or remove it.',
  TABS_WITHOUT_MENU: 'This layout has tabs, but no section is in the menu; put one there or choose another layout.',
  STORE_TOO_LARGE:
    'The store is {kilobytes, number} kB large, of {limit, number} kB at most; shorten this section, which is the largest.',

  NOT_A_LINK: 'This is not a link; write a web address such as https://toko.example, or choose a page of the store.',
  NOT_A_PHONE: 'This is not a phone number; write only digits, with or without a plus in front.',
  NOT_AN_EMAIL: 'This is not an e-mail address; write one such as halo@toko.example.',
  NOT_A_PROFILE: 'This is not a profile; write its name or its web address, without spaces.',

  DAYS_REVERSED: 'The longest delivery of {to} days is shorter than the shortest of {from} days; correct one of them.',
  NO_CARRIERS: 'The checkout asks for a carrier, but there is none; add a carrier or turn this off.',
  NO_CARRIER_SERVICES: 'This carrier has no packages to choose from; add one.',
  NO_LOCATION: 'The pick-up location is incomplete; fill in both latitude and longitude.',
  ONLY_FOR_RIDES: '“{field}” is only for delivery by a driver; remove it or change the way of delivery.',
  WRONG_INVOICE_METHOD: 'This does not go with the “{field}” that is chosen; change one of the two.',
  BALANCE_OFF: 'This works only with the balance of customers; turn on “{field}”.',

  NO_DURATION: 'These hours begin and end at {time}; choose another end.',
  BROKEN_CONDITION: 'This depends on an answer that does not exist; choose an answer of a question above.',
  NO_OPTIONS: 'This question has no answers to choose from; add some.',
  UNUSED_OPTIONS: 'This type of question has no answers to choose from; remove the answers or change the type.',

  UNKNOWN_BILL_SERVICE: 'There is no bill service “{value}”; choose one that the store has, or none.',
  NO_BILL_PRODUCTS: 'The bill service “{value}” has no products; add some there.',
  POST_PAID_PRODUCTS: 'The bill service “{value}” has products, which a post-paid bill cannot have; choose another.',
  PRE_PAID_REGIONS: 'The bill service “{value}” has regions, which only a post-paid bill can have; choose another.',
  UNKNOWN_BRAND:
    'The bill service “{value}” has a product of “{brand}”, which no phone number belongs to; correct its operator.',

  UNUSED_CARRIERS: 'Customers never see these carriers; turn on “{field}” or remove them.',
  UNKNOWN_CURRENCY: 'Search engines show no prices, because they do not know “{value}”; fill in “{field}”.',
  TEXT_TOO_LIGHT:
    'The contrast with the header is {ratio, number}:1, but reading needs {limit, number}:1; choose a darker colour.',
  TEXT_TOO_DARK:
    'The contrast with the header is {ratio, number}:1, but reading needs {limit, number}:1; choose a lighter colour.',

  UNKNOWN_ITEM: 'The store has no item “{value}”; choose one that it has.',
  DEAD_ITEM_LINK: 'The link {link} opens an item that the store does not have; choose another or remove it.',
  OTHER_CODENAME: 'The name in the address of this store cannot be changed here; write “{value}” again.',
  TAKEN_ID: 'Another store already uses “{value}”; choose another.',
  TAKEN_DOMAIN: 'The domain “{value}” belongs to another store; remove it here.',
} satisfies Readonly<Record<IssueCode, string>>;

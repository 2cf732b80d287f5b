/** What a page shows, as the spec numbers it, from 17 on as we do; the header's title, back rule and icons go by it. */
export const ContentMode = {
  HOME: 0,
  ITEM: 1,
  SEARCH: 2,
  ACCOUNT: 3,
  CART: 4,
  CHECKOUT: 5,
  CHAT: 6,
  INVOICE: 7,
  INVOICE_CHECKOUT: 8,
  PROFILE: 9,
  SETTINGS: 10,
  NEAR_ME: 11,
  POINTS: 12,
  NEAR_ME_LABEL: 14,
  FORM: 15,
  BALANCE: 16,
  ORDER: 17,
} as const;

export type ContentMode = (typeof ContentMode)[keyof typeof ContentMode];

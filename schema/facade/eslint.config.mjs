import graphql from '@graphql-eslint/eslint-plugin';

/** Values and parts of others: nothing asks for one by itself, so they have no id. */
const withoutId = {
  suffixes: ['Details'],
  types: `
    AddedToCart Address AndroidApp AppliedVoucher BillGroup CarrierPackages Cart Checkout CustomHtmlFrame
    CustomerSettings Done Dropship InvoiceNotice ItemPage ItemPlace LegalText Money NearItem NearMePage Notifications
    OpeningDay OpeningHours OrderAttempt OrderLine OrderList OrderPayment OrderStep Place Popup Position Purchase
    PurchaseCounts Refusal ReviewList ReviewSummary RideEnd SearchCursor SearchPage SegmentLook Seller ShopItems
    SignedIn Slide StoreCard StoreContact StoreHeader Theme ThemeToken TrackResult VariantOption Verification
  `
    .trim()
    .split(/\s+/),
};

/** Rules of the published schema; `npm run lint` reads this file for what lies beside it. */
export default [
  {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: { schema: ['schema/facade/*.graphql', 'server/__generated__/refusal-codes.graphql'] },
      },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/strict-id-in-types': ['error', { exceptions: withoutId }],
    },
  },
];

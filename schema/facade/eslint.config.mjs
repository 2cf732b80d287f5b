import graphql from '@graphql-eslint/eslint-plugin';

/** Values and parts of others: nothing asks for one by itself, so they have no id. */
const withoutId = {
  suffixes: ['Page', 'Connection', 'Edge'],
  types: `
    AccountClosing AddedToCart Address AmountLimits AndroidApp AppliedVoucher BillGroup BillNumber Booking BookingTerms CarrierPackages Cart
    Checkout CustomerSettings CustomerSummary CustomHtmlFrame DayHours Done Dropship FilledFormFile FilledFormText FixedWorth FocalPoint FormCondition
    HeldSlot InvoiceNotice InvoiceParty InvoicePayment InvoiceQuote ItemPlace LegalText LostCartLine Money NearItem NotificationChange
    Offer OpeningDay OpeningHours OrderBill OrderCounts OrderedAgain OrderedAgainLine OrderedRideService OrderLine
    OrderStep OutsideHours PageInfo PendingAttempt Place PointsExchange PointsRule Popup Position PushKind PushSettings ReferralNote Refusal
    ReviewSummary Ride RideCompleted RideDriver RideEnd RideEnded RideSearching RideSurcharge RideUnderWay RideWaiting
    SavedAddresses SavedProfile SegmentLook Seller ServiceDay ServiceDays ShareWorth SignedIn Slide Slot StoreCard StoreContact StoreHeader
    StoreWallet Theme ThemeToken TrackResult UnsentAttempt VariantOption Verification
  `
    .trim()
    .split(/\s+/),
};

const project = (folder, codes) => ({
  schema: [`schema/${folder}/**/*.graphql`, `server/__generated__/${codes}.graphql`],
  include: `schema/${folder}/**/*.graphql`,
});

/** The parser reads one configuration for all schemas. */
const projects = {
  facade: project('facade', 'refusal-codes'),
  studio: project('studio', 'staff-refusal-codes'),
};

/** Rules of the published schema; `npm run lint` reads this file for what lies beside it. */
export default [
  {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: { projects },
      },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
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
      '@graphql-eslint/input-name': ['error', { checkInputType: true, caseSensitiveInputType: false }],
      // Lists go by numbered pages, in URLs that can be shared: docs/decisions/0022-facade-schema.md.
      '@graphql-eslint/relay-arguments': 'off',
      // Short lists that come whole are no connections, and there is no `node(id:)` that an id could be given to.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      '@graphql-eslint/strict-id-in-types': ['error', { exceptions: withoutId }],
    },
  },
];

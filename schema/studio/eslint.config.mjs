import facade from '../facade/eslint.config.mjs';

/** Members of others, and records that something else than an id names. */
const withoutId = {
  suffixes: ['Page'],
  types: `
    AuditEntry CodeNeeded Conflict Done Draft FoundItems History HistoryEntry Invitations Issue Members Membership Move Offer Pictures
    PictureUse Presence Preview PreviewLinks Publication RecoveryCodes Refusal RefusedSchedule Revision RevisionAt Schedule Scheduled ScheduledEnd
    SecondFactor Selling SellingIssue SignedIn Store StorePicture
  `
    .trim()
    .split(/\s+/),
};

/** The rules of the customers' schema, over the schema of the studio. */
export default facade.map(({ rules, ...config }) => ({
  ...config,
  rules: { ...rules, '@graphql-eslint/strict-id-in-types': ['error', { exceptions: withoutId }] },
}));

const refusal = '... on Refusal { code message }';
const draft = `... on Draft { version base shown document issues { pointer code params reason }
  conflicts { pointer base kept other by } author savedAt }`;
const publication = '... on Publication { revision hasChanged }';
const signInResult = `__typename ... on SignedIn { person { id email } } ... on CodeNeeded { expiresIn } ${refusal}`;
const link = 'id path revision sharedBy createdAt expiresAt canRevoke';
const outcome = `__typename ... on Done { message } ${refusal}`;
const recoveryCodes = `__typename ... on RecoveryCodes { codes } ${refusal}`;

const mutation = (name: string, selection: string) => {
  const operation = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `mutation ${operation}($input: ${operation}Input!) { ${name}(input: $input) { ${selection} } }`;
};

const ofStore = (name: string, selection: string, variables = '') =>
  `query ${name}($codename: String!${variables}) { store(codename: $codename) { codename ${selection} } }`;

/** One document for each field of the studio's schema, by its id. */
export const studioDocuments = {
  me: `query Me { me { id email name language hasSecondFactor recoveryCodes
    stores { codename name role scopes needsSecondFactor }
    sessions { id device isCurrent createdAt seenAt } } }`,
  offer: `query Offer($token: String!) { offer(token: $token) { __typename
    ... on Offer { codename store email role scopes hasAccount expiresAt } ${refusal} } }`,
  signIn: mutation('signIn', signInResult),
  enterCode: mutation('enterCode', signInResult),
  signOut: `mutation SignOut { signOut { ${outcome} } }`,
  endSessions: mutation('endSessions', outcome),
  changePassword: mutation('changePassword', outcome),
  saveProfile: mutation('saveProfile', outcome),
  startSecondFactor: mutation('startSecondFactor', `__typename ... on SecondFactor { secret uri } ${refusal}`),
  confirmSecondFactor: mutation('confirmSecondFactor', recoveryCodes),
  endSecondFactor: mutation('endSecondFactor', outcome),
  renewRecoveryCodes: mutation('renewRecoveryCodes', recoveryCodes),
  joinStore: mutation('joinStore', outcome),
  acceptInvitation: mutation('acceptInvitation', signInResult),
  store: ofStore('Store', 'url membership { codename name role scopes needsSecondFactor }'),
  draft: ofStore('ReadDraft', `draft { __typename ${draft} ${refusal} }`),
  schedule: ofStore(
    'ReadSchedule',
    `schedule { __typename ... on Schedule { ends { plan end at revision author message conflicts { pointer } } } ${refusal} }`,
  ),
  history: ofStore(
    'ReadHistory',
    `history { __typename ... on History {
      entries { number createdAt isCurrent moves { cause at author message } } } ${refusal} }`,
  ),
  revision: ofStore(
    'ReadRevision',
    `revision(number: $number) { __typename ... on Revision { number document } ${refusal} }`,
    ', $number: Int!',
  ),
  revisionAt: ofStore(
    'FindRevisionAt',
    `revisionAt(moment: $moment) { __typename ... on RevisionAt { number } ${refusal} }`,
    ', $moment: DateTime!',
  ),
  preview: ofStore('ReadPreview', 'preview(revision: $revision) { path expiresAt }', ', $revision: Int!'),
  members: ofStore(
    'ListMembers',
    `members { __typename ... on Members {
      people { id email name role scopes hasSecondFactor joinedAt seenAt } } ${refusal} }`,
  ),
  invitations: ofStore(
    'ListInvitations',
    `invitations { __typename ... on Invitations {
      open { id email role scopes invitedBy createdAt expiresAt } } ${refusal} }`,
  ),
  audit: ofStore(
    'ListAudit',
    `audit(before: $before) { __typename ... on AuditPage { next
      entries { entry at action by { id name } about { id name } detail } } ${refusal} }`,
    ', $before: Float',
  ),
  pictures: ofStore(
    'ListPictures',
    `pictures { __typename ... on Pictures { limit
      pictures { picture title isAdded width height bytes addedAt uses { in pointer } items } } ${refusal} }`,
  ),
  selling: ofStore(
    'CheckSelling',
    `selling { __typename ... on Selling { version issues { level code params pointer reason } } ${refusal} }`,
  ),
  previewLinks: ofStore(
    'ListPreviewLinks',
    `previewLinks { __typename ... on PreviewLinks { open { ${link} } } ${refusal} }`,
  ),
  sharePreview: mutation('sharePreview', `__typename ... on PreviewLink { ${link} } ${refusal}`),
  revokePreview: mutation('revokePreview', outcome),
  foundItems: ofStore(
    'FindItems',
    'foundItems(words: $words) { hasMore items { id title picture price currency } }',
    ', $words: String!',
  ),
  item: ofStore('FindItem', 'item(id: $id) { id title picture price currency }', ', $id: String!'),
  provinces: 'query Provinces { provinces { id name } }',
  cities: 'query Cities($province: String!) { cities(province: $province) { id name } }',
  savePicture: mutation('savePicture', outcome),
  deletePicture: mutation('deletePicture', outcome),
  restorePicture: mutation('restorePicture', outcome),
  saveDraft: mutation('saveDraft', `__typename ${draft} ${refusal}`),
  discardDraft: mutation('discardDraft', `__typename ${draft} ${refusal}`),
  publishDraft: mutation('publishDraft', `__typename ${publication} ${refusal}`),
  scheduleDraft: mutation('scheduleDraft', `__typename ... on Scheduled { plan } ${refusal}`),
  moveScheduled: mutation('moveScheduled', outcome),
  cancelScheduled: mutation('cancelScheduled', outcome),
  restoreRevision: mutation('restoreRevision', `__typename ${publication} ${refusal}`),
  inviteMember: mutation(
    'inviteMember',
    `__typename ... on Invitation { id email role scopes invitedBy createdAt expiresAt } ${refusal}`,
  ),
  revokeInvitation: mutation('revokeInvitation', outcome),
  changeMember: mutation('changeMember', outcome),
  reportPresence: mutation(
    'reportPresence',
    `__typename ... on Presence { version current people { id name client pointer seenAt } } ${refusal}`,
  ),
  removeMember: mutation('removeMember', outcome),
} as const;

export type StudioDocument = keyof typeof studioDocuments;

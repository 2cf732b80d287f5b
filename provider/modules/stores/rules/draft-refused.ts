export const draftRefusals = {
  NOTHING_CHANGED: 'The draft has no changes',
  CHANGED_MEANWHILE: 'The draft has changed since it was read',
  UNDECIDED: 'Two changes of one field are not decided',
  HAS_ERRORS: 'The draft has errors',
  VERSION_GONE: 'The version that the change was made from has been deleted',
  IN_THE_PAST: 'The change must begin in the future',
  ENDS_TOO_EARLY: 'The change must end after it begins',
  TOO_FAR: 'A change is scheduled for at most a year ahead',
  TOO_MANY: 'The store has too many scheduled changes',
  CHANGES_IDENTITY: 'A scheduled change cannot change the id or the domains of the store',
  ALREADY_HAPPENED: 'The scheduled change has already begun or ended',
} as const;

export type DraftRefusal = keyof typeof draftRefusals;

/** A change of a draft or of the schedule that the store's people can mend. */
export class DraftRefused extends Error {
  override readonly name = 'DraftRefused';
  constructor(readonly code: DraftRefusal) {
    super(draftRefusals[code]);
  }
}

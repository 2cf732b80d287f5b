/** A store with its current document: `store` has its columns, `revision` those of the revision. */
export const currentStore = `
  stores store join store_revisions revision on revision.store_id = store.id and revision.number = store.revision`;

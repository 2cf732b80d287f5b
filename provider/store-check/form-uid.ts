/** The id of the form that a page's address or a button names: spaces and dashes are underscores in it. */
export const formUidOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

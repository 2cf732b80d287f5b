/** The id of the form that a page's URL or a button names, with underscores instead of spaces and dashes. */
export const formUidOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Query parameters that belong to a page: they survive reload, sharing and a change of language. */
export const contextParameters = [
  'after',
  'cari',
  'invoice_id',
  'next',
  'page',
  'parent',
  'parent_name',
  'sort',
  'tab',
] as const;

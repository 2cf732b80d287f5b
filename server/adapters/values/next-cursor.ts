/** A page of a search, and the key at which it begins; empty where the provider gives none. */
export interface SearchCursor {
  readonly page: number;
  readonly after: string;
}

/** Where a search goes on: of the provider's address only the page and the place in it count. */
export function nextCursor(url: string | null): SearchCursor | null {
  if (!url || !URL.canParse(url, 'http://provider.invalid')) return null;
  const { searchParams } = new URL(url, 'http://provider.invalid');
  const page = Number(searchParams.get('page'));
  return Number.isInteger(page) && page > 1 ? { page, after: searchParams.get('after') ?? '' } : null;
}

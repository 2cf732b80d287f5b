const maxPages = 50;

/** The page that `?page=` asks for: 1 to 50, else 1. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1;
}

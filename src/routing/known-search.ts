/** Long enough for all lines of a purchase. */
const maxValueLength = 5_000;

/**
 * The parameters of a query that the page reads, in a fixed order, so that a page has only one URL. Takes the first
 * value of each.
 */
export function knownSearch(search: URLSearchParams, parameters: readonly string[] = []): URLSearchParams {
  const allowed = new URLSearchParams();
  for (const name of parameters) {
    const value = search.get(name)?.slice(0, maxValueLength);
    if (value) allowed.set(name, value);
  }
  return allowed;
}

/** As long as all lines of a purchase. */
const maxValueLength = 5_000;

/** Of an address's query what the page reads, in one order, so that one page has one name: the first value of each. */
export function knownSearch(search: URLSearchParams, parameters: readonly string[] = []): URLSearchParams {
  const allowed = new URLSearchParams();
  for (const name of parameters) {
    const value = search.get(name)?.slice(0, maxValueLength);
    if (value) allowed.set(name, value);
  }
  return allowed;
}

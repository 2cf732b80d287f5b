/** Of a session: the cookie beside the sealed one, which scripts may read. */
export const flagName = (codename: string, session: string) => `at.${codename}.${session}`;

/** The newest of the sessions that a browser's cookies name at a store: names sort by when they began. Empty for a guest. */
export function newestSession(codename: string, cookies: readonly string[]): string {
  const flag = flagName(codename, '');
  const newest = cookies
    .filter((one) => one.startsWith(flag))
    .sort()
    .at(-1);
  return newest?.slice(flag.length) ?? '';
}

/** Of a session: the cookie beside the sealed one, which scripts may read. */
export const flagName = (codename: string, session: string) => `at.${codename}.${session}`;

/** The newest of the sessions that cookies name at a store: names sort by when they began. Empty for a guest. */
export const newestSession = (codename: string, cookies: string): string =>
  cookies
    .match(RegExp(`\\bat[.]${codename}[.][\\w-]+`, 'g'))
    ?.sort()
    .pop()
    ?.split('.')[2] ?? '';

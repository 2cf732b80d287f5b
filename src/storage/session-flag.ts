/** The name of a session's second cookie, next to the sealed one, which scripts may read. */
export const flagName = (codename: string, session: string) => `at.${codename}.${session}`;

/** The newest session of a store in the cookies, whose names sort by their start. Empty for a guest. */
export const newestSession = (codename: string, cookies: string): string =>
  cookies
    .match(RegExp(`\\bat[.]${codename}[.][\\w-]+`, 'g'))
    ?.sort()
    .pop()
    ?.split('.')[2] ?? '';

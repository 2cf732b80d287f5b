/** Whether a host, with a port or without, is this machine by a name that nobody else can give to another. */
export const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

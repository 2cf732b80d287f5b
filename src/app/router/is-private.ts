import { matchRoute } from './routes';

/** Whether the page at a path inside the store is only for customers who are signed in. */
export const isPrivate = (path: string): boolean => matchRoute(path)?.route.private ?? false;

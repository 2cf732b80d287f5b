import { matchRoute } from './routes';

export const isPrivate = (path: string): boolean => matchRoute(path)?.route.private ?? false;

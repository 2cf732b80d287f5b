/** Customers see nothing of what a build does not know, so nothing keeps a place for it. */
export const UnknownSkeleton = () => null;

/** Replaces the package for browsers that have none of their own. */
export default ResizeObserver;

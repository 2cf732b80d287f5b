/** Replaces the polyfill in the bundle: all supported browsers have the native class. */
export default ResizeObserver;

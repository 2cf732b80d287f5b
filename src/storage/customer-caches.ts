/** The caches with the stored pages of a store's customers, one for each session. */
export const pageCaches = (codename: string) => `${codename}:customer:`;

/** The caches with the unsent pictures of a store's customers, one for each customer. */
export const pictureCaches = (codename: string) => `${codename}:unsent:`;

/** Whether the browser has a cache of a store's customer. */
export async function hasCustomerCaches(codename: string): Promise<boolean> {
  const names = typeof caches === 'undefined' ? [] : await caches.keys();
  return names.some((name) => name.startsWith(pageCaches(codename)) || name.startsWith(pictureCaches(codename)));
}

/** What pages are called that belong to no store. */
export const productName = 'Storefront';

interface Named {
  name: string;
  tagline: string;
}

/** The page's own title and the store's name; the home page has the tagline instead. */
export const pageTitle = (title: string, store: Named | null) => {
  const name = store?.name ?? productName;
  return title ? `${title} | ${name}` : [name, store?.tagline].filter(Boolean).join(' – ');
};

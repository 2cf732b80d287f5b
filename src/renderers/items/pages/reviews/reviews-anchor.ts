/** The name of the reviews on an item's page, for links to them. */
export const reviewsAnchor = 'ulasan';

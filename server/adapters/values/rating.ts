/** 1 to 5; null without reviews, where the provider writes 0. */
export const ratingOf = (value: number): number | null => (value > 0 ? Math.min(5, Math.max(1, value)) : null);

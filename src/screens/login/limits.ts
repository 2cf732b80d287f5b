export const longestIdentity = 100;
export const longestName = 60;

export const longestIdentity = 100;
export const longestName = 60;
export const longestPhone = 15;

export const maxIdentityLength = 100;
export const maxNameLength = 60;

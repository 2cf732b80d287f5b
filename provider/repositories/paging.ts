/** Pages by number end here; what is counted ends with them. */
export const mostPages = 50;

export const lastPage = (total: number, size: number) => Math.min(mostPages, Math.max(1, Math.ceil(total / size)));

/** Under `npm run soak` the suites run at their full count, in the gate at a tenth. */
export const isSoak = process.env.SOAK === '1';

export const countOf = (full: number) => (isSoak ? full : Math.ceil(full / 10));

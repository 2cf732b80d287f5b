/** The time of now, which tests set. */
export type Clock = () => Date;

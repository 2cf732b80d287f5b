/** The form of the open place. */
export const FormPane = () => null;

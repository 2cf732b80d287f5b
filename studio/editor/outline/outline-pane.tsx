/** The parts of the store, as a tree. */
export const OutlinePane = () => null;

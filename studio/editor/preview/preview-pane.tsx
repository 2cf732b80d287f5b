/** The store's page with the draft. */
export const PreviewPane = () => null;

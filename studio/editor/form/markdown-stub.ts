/** Takes the place of the package that RJSF shows its own errors of a schema with. */
export const Markdown = () => null;

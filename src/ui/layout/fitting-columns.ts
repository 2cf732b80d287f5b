/**
 * As many columns as `--columns` says where each gets its least width, else as many as fit.
 *
 * @param least such as `5rem`, which grows with the size of texts
 */
export const fittingColumns = (columns: number, least: string, gap: string) => `
  --columns: ${columns};
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(${least}, (100% - ${gap} * (var(--columns) - 1)) / var(--columns) - 0.1px), 1fr)
  );
`;

/** As many columns as `--columns` where each has its least width (such as `5rem`), else as many as fit. */
export const fittingColumns = (columns: number, least: string, gap: string) => `
  --columns: ${columns};
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(${least}, (100% - ${gap} * (var(--columns) - 1)) / var(--columns) - 0.1px), 1fr)
  );
`;

/** jsdom lacks `reportError`; the mock records what the page reports in this test. */
export function hearReports() {
  const report = jest.fn<void, [unknown]>();
  globalThis.reportError = report;
  return report;
}

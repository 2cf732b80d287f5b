/** Undefined where the browser's storage is switched off or full, or holds what cannot be read. */
export function withStorage<Result>(area: string, access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(area === 'local' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}

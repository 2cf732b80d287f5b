import { operationSpecs, type ProviderOperations } from '../__generated__/provider-operations';

type Segments = Readonly<Record<string, string | number | undefined>>;

/** Without the query. @throws RangeError if a value cannot be a path segment */
export function operationPath(operation: keyof ProviderOperations, input: Segments = {}) {
  return fillPath(operationSpecs[operation].path, input);
}

/** Each `{name}` of the template becomes one encoded segment, whatever its value. */
export const fillPath = (template: string, values: Segments): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(String(values[name] ?? '')));

function encodeSegment(segment: string): string {
  // Dots survive encoding, and servers and proxies resolve them.
  if (/^\.{0,2}$/.test(segment)) throw new RangeError(`"${segment}" cannot be a segment of a provider path`);
  return encodeURIComponent(segment);
}

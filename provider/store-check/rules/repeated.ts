import { type DocumentIssue, type Path, pathText } from '../issue';

/** The values that an earlier entry of the list has too. `key` is the field of the entries that has them. */
export function repeated(values: readonly (string | number)[], path: Path, key: string): DocumentIssue[] {
  return values.flatMap((value, index): DocumentIssue[] => {
    const earlier = values.indexOf(value);
    if (earlier === index) return [];
    return [
      {
        path: [...path, index, key],
        reason: `${JSON.stringify(value)} is already used by ${path.at(-1)}[${earlier}]`,
        code: 'ALREADY_USED',
        params: { value, place: pathText([...path, earlier]) },
      },
    ];
  });
}

import { storedValue } from '../../storage/stored-value';
import { emptyValue, fieldOf, type FormLine, type FormValue, type FormValues } from './form-schema';

const has = <Field extends string>(value: object, field: Field): value is Record<Field, unknown> => field in value;

/** Whether what was stored can still be a line's value: the store may have changed its form. */
function isValueOf(line: FormLine, value: unknown): value is FormValue {
  if (line.__typename === 'FormChoice') {
    const isOption = (one: unknown) => line.options.some(({ id }) => id === one);
    return line.isMultiple ? Array.isArray(value) && value.every(isOption) : isOption(value);
  }
  if (line.kind !== 'FILE' && line.kind !== 'POSITION') return typeof value === 'string';
  if (typeof value !== 'object' || value === null) return false;
  if (line.kind === 'FILE') return has(value, 'id') && typeof value.id === 'string';
  return (
    has(value, 'name') &&
    typeof value.name === 'string' &&
    has(value, 'latitude') &&
    typeof value.latitude === 'number' &&
    has(value, 'longitude') &&
    typeof value.longitude === 'number'
  );
}

/** What was filled in of a form, found again after a reload and after signing in: for the session alone. */
export function storedForm(codename: string, subject: string, lines: readonly FormLine[]) {
  const stored = storedValue('session/person/form', codename, { subject });
  return {
    read(): FormValues {
      const value = stored.readJson();
      const answers = new Map<string, unknown>(
        Object.entries(typeof value === 'object' && value !== null ? value : {}),
      );
      return Object.fromEntries(
        lines.map((line, index) => {
          const answer = answers.get(line.id);
          return [fieldOf(index), isValueOf(line, answer) ? answer : emptyValue(line)];
        }),
      );
    },
    write: (values: FormValues) =>
      stored.writeJson(Object.fromEntries(lines.map(({ id }, index) => [id, values[fieldOf(index)]]))),
    remove: () => stored.remove(),
  };
}

import { fields, number, or } from '../../storage/fields';
import { listOf, type Shape, text } from '../../storage/shape';
import { storedValue } from '../../storage/stored-value';
import { emptyValue, fieldOf, type FormLine, type FormValue, type FormValues } from './form-schema';

const fileShape = fields({ id: text });
const positionShape = fields({ name: text, latitude: number, longitude: number });

const allOf =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (value) => {
    const list = listOf(shape)(value);
    return Array.isArray(value) && list?.length === value.length ? list : undefined;
  };

/** The valid stored values of a line, because the store may have changed the form. */
function shapeOf(line: FormLine): Shape<FormValue> {
  if (line.__typename === 'FormField') {
    if (line.kind === 'FILE') return fileShape;
    return line.kind === 'POSITION' ? positionShape : text;
  }
  const option: Shape<string> = (value) => line.options.find(({ id }) => id === value)?.id;
  return line.isMultiple ? allOf(option) : option;
}

/** The values of a form, restored after a reload or after signing in; only for the browser session. */
export function storedForm(codename: string, subject: string, lines: readonly FormLine[]) {
  const shapes = Object.fromEntries(lines.map((line) => [line.id, or(shapeOf(line), emptyValue(line))]));
  const stored = storedValue('session/person/form', fields(shapes), codename, { subject });
  return {
    read(): FormValues {
      const answers = stored.read();
      return Object.fromEntries(lines.map((line, index) => [fieldOf(index), answers?.[line.id] ?? emptyValue(line)]));
    },
    write: (values: FormValues) =>
      stored.write(Object.fromEntries(lines.map(({ id }, index) => [id, values[fieldOf(index)] ?? null]))),
    remove: stored.remove,
  };
}

import { array, lazy, mixed, object, type ObjectSchema, string } from 'yup';
import type { PositionInput } from '../../__generated__/gql/graphql';
import { formLinkLength, formTextLength, maxAmount } from '../../__generated__/limits';

type FormFieldKind = 'TEXT' | 'NUMBER' | 'DATE' | 'TIME' | 'LINK' | 'FILE' | 'POSITION';

interface LineFacts {
  id: string;
  label: string;
  isRequired: boolean;
  /** If set, the line is shown only if an earlier line has one of these options. */
  condition?: { line: string; options: readonly string[] } | null;
}

/** A line of a store's form, as the facade returns it. */
export type FormLine =
  | (LineFacts & { __typename: 'FormField'; kind: FormFieldKind })
  | (LineFacts & {
      __typename: 'FormChoice';
      isMultiple: boolean;
      options: readonly { id: string; label: string }[];
    });

/** The value of a line: exactly one of these fields, depending on the kind of the line. */
export interface FilledLine {
  line: string;
  text?: string;
  options?: string[];
  file?: string;
  position?: PositionInput;
}

/** An uploaded picture, by its id. */
export interface FilledFile {
  id: string;
}

export interface FilledPosition extends PositionInput {
  name: string;
}

export type FormValue = string | readonly string[] | FilledFile | FilledPosition | null;

/** The values of a form by the index of the line: `line0` is the first. */
export interface FormValues {
  [field: string]: FormValue;
}

export const fieldOf = (index: number) => `line${index}`;

const isText = (line: FormLine) => line.__typename === 'FormField' && line.kind !== 'FILE' && line.kind !== 'POSITION';

export function emptyValue(line: FormLine): FormValue {
  if (isText(line)) return '';
  return line.__typename === 'FormChoice' && line.isMultiple ? [] : null;
}

export const emptyValues = (lines: readonly FormLine[]): FormValues =>
  Object.fromEntries(lines.map((line, index) => [fieldOf(index), emptyValue(line)]));

/** Whether a line is shown, given the current values. */
export function isAsked(lines: readonly FormLine[], line: FormLine, values: FormValues): boolean {
  const { condition } = line;
  if (!condition) return true;
  const index = lines.findIndex(({ id }) => id === condition.line);
  const earlier = lines[index];
  if (!earlier || index >= lines.indexOf(line)) return false;
  const chosen = [values[fieldOf(index)]].flat();
  return isAsked(lines, earlier, values) && condition.options.some((option) => chosen.includes(option));
}

const isDay = (text: string) => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};
const fits = (check: (text: string) => boolean) => (text: string | undefined) => !text || check(text);

const textRules: { readonly [kind: string]: ((text: string | undefined) => boolean) | undefined } = {
  NUMBER: fits((text) => /^\d{1,14}(\.\d{1,6})?$/.test(text) && Number(text) <= maxAmount),
  DATE: fits((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)),
  TIME: fits((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)),
  LINK: fits((text) => !/^https?:/i.test(text) || (/^https?:\/\/[^\s/]+($|\/)/i.test(text) && URL.canParse(text))),
};

function ruleOf(line: FormLine) {
  const required = 'form-line.required';
  if (line.__typename === 'FormChoice' && line.isMultiple) {
    const rule = array(string().required());
    return line.isRequired ? rule.min(1, required) : rule;
  }
  if (!isText(line)) {
    const rule = mixed().nullable();
    return line.isRequired ? rule.required(required) : rule;
  }
  const kind = line.__typename === 'FormField' ? line.kind : 'TEXT';
  let rule = string()
    .trim()
    .max(kind === 'LINK' ? formLinkLength : formTextLength, 'form-line.too-long');
  if (kind === 'LINK') {
    rule = rule.matches(/^https?:\/\//i, { message: 'form-line.link', excludeEmptyString: true });
  }
  const fitsKind = textRules[kind];
  if (fitsKind) rule = rule.test('kind', 'form-line.invalid', fitsKind);
  return line.isRequired ? rule.required(required) : rule;
}

/** The yup schema of a store's form. Its messages are keys of the i18n catalogue. */
export const formSchema = (lines: readonly FormLine[]) =>
  lazy((values: FormValues) =>
    object(
      Object.fromEntries(
        lines.flatMap((line, index) => (isAsked(lines, line, values) ? [[fieldOf(index), ruleOf(line)]] : [])),
      ),
    ),
  ) as unknown as ObjectSchema<FormValues>;

function filledOf(line: FormLine, value: FormValue | undefined): FilledLine | null {
  if (!value) return null;
  if (Array.isArray(value))
    return value.length > 0 ? { line: line.id, options: [...(value as readonly string[])] } : null;
  if (typeof value === 'string') {
    return line.__typename === 'FormChoice' ? { line: line.id, options: [value] } : { line: line.id, text: value };
  }
  if ('latitude' in value) {
    const { latitude, longitude } = value;
    return { line: line.id, position: { latitude, longitude } };
  }
  return { line: line.id, file: (value as FilledFile).id };
}

/** The submitted lines of a form, without empty ones. */
export const filledForm = (lines: readonly FormLine[], values: FormValues): FilledLine[] =>
  lines.flatMap((line, index) => (isAsked(lines, line, values) ? (filledOf(line, values[fieldOf(index)]) ?? []) : []));

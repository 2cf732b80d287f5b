import { FormLineType } from '../../../__generated__/codes';
import Ajv from 'ajv';
import { formLinkLength, formTextLength } from '../../../__generated__/limits';
import { cleanText } from '../../../clean-text';
import { Refused } from '../../../errors/refusal';
import type { StoredForm } from '../../../store-check/store-document';
import { parseDay, parseTime } from '../../bookings/rules/calendar';

type FormLine = StoredForm['lines'][number];

export interface SentValue {
  view_uid: string;
  value: string | string[] | { lat: number; lng: number };
}

const id = { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' };
const ajv = new Ajv({ allowUnionTypes: true });

export const checkFormData = ajv.compile<SentValue[]>({
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    required: ['view_uid', 'value'],
    properties: {
      view_uid: id,
      value: {
        anyOf: [
          { type: 'string', maxLength: formLinkLength },
          { type: 'array', maxItems: 50, items: id },
          {
            type: 'object',
            required: ['lat', 'lng'],
            properties: {
              lat: { type: 'number', minimum: -90, maximum: 90 },
              lng: { type: 'number', minimum: -180, maximum: 180 },
            },
          },
        ],
      },
    },
  },
});

const maxNumber = 1e13;

const isNumber = (text: string) => /^\d{1,14}(\.\d{1,6})?$/.test(text) && Number(text) <= maxNumber;
const isLink = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

const textChecks: Readonly<Record<number, (text: string) => boolean>> = {
  [FormLineType.TEXT]: (text) => text.length <= formTextLength,
  [FormLineType.NUMBER]: isNumber,
  [FormLineType.DATE]: (text) => parseDay(text) !== undefined,
  [FormLineType.TIME]: (text) => parseTime(text) !== undefined,
  [FormLineType.LINK]: isLink,
  [FormLineType.FILE]: (text) => /^[A-Za-z0-9_.-]{8,64}$/.test(text),
};

type Labelled = { label: string; en?: { label?: string } };

const englishOf = ({ label, en }: Labelled) => en?.label ?? label;

/** The answer as people read it; null if it does not fit the line. */
function answerOf(
  { type, options }: FormLine,
  value: SentValue['value'],
  labelOf: (option: Labelled) => string,
): string | null {
  if (typeof value === 'string') {
    const text = cleanText(value);
    return textChecks[type]?.(text) ? text : null;
  }
  if (!Array.isArray(value)) return type === FormLineType.POSITION ? `${value.lat}, ${value.lng}` : null;
  const labels = options.flatMap((option) => (value.includes(option.view_uid) ? [labelOf(option)] : []));
  const isFitting = type === FormLineType.CHOICES || (type === FormLineType.CHOICE && value.length === 1);
  return isFitting && labels.length === value.length ? labels.join(', ') : null;
}

const isFilled = ({ value }: SentValue) =>
  typeof value === 'string' ? cleanText(value) !== '' : !Array.isArray(value) || value.length > 0;

/** The answers in both languages. A line whose condition is not met is skipped. @throws Refused */
export function fillForm(form: StoredForm | undefined, sent: readonly SentValue[]) {
  const filled = sent.filter(isFilled);
  const lines: FormLine[] = [];
  for (const line of form?.lines ?? []) {
    const { show_if: condition } = line;
    const chosen = filled.find(({ view_uid }) => view_uid === condition?.line)?.value;
    const isAsked =
      !condition || (Array.isArray(chosen) && condition.options.some((option) => chosen.includes(option)));
    if (isAsked && (!condition || lines.some(({ view_uid }) => view_uid === condition.line))) lines.push(line);
  }
  const isKnown = filled.every(({ view_uid }) => lines.some((line) => line.view_uid === view_uid));
  if (!isKnown || new Set(filled.map(({ view_uid }) => view_uid)).size < filled.length) {
    throw new Refused('FORM_INVALID');
  }
  return lines.flatMap((line) => {
    const { view_uid, label, type, required } = line;
    const answer = filled.find((one) => one.view_uid === view_uid);
    if (!answer && required !== 1) return [];
    const value = answer ? answerOf(line, answer.value, (option) => option.label) : null;
    if (!answer || value === null) throw new Refused('FORM_INVALID');
    const chosen = Array.isArray(answer.value) && { value: answerOf(line, answer.value, englishOf) ?? value };
    const en = { label: englishOf(line), ...chosen };
    return [{ view_uid, label, type, value, en }];
  });
}

import { useState } from 'react';
import styled from 'styled-components';
import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { TextInput } from '../../../../src/ui/field/text-input';
import { token } from '../../../../src/theme/token';
import type { SchemaKey } from '../../../__generated__/schema-keys';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import type { Json } from '../../editor';
import { type ControlProps, type Field, labelOf, textOf } from '../field';

type Unit = 'rupiah' | 'percent' | 'km' | 'none';

const rupiahKeys: readonly SchemaKey[] = [
  'app.points.per_amount',
  'reward.reward',
  'billService.admin_fee',
  'billProduct.price',
  'billProduct.standard_price',
  'rides.rounding',
];

const units: Partial<Record<SchemaKey, Unit>> = {
  'rideZone.percent': 'percent',
  'rideHours.percent': 'percent',
  'rideSurge.percent': 'percent',
  'rideZone.radius_km': 'km',
  'rides.max_km': 'km',
};

function unitOf({ kind, $comment }: Field['schema']): Unit {
  const isMoney = kind === 'rupiah' || kind === 'fee' || rupiahKeys.includes($comment);
  return isMoney ? 'rupiah' : (units[$comment] ?? 'none');
}

const affixes: Readonly<Record<Unit, readonly [before: string, after: string]>> = {
  rupiah: ['Rp', ''],
  percent: ['', '%'],
  km: ['', 'km'],
  none: ['', ''],
};

const Frame = styled.div`
  position: relative;
`;

const Affix = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block: 0;
  inset-inline-${({ $side }) => $side}: 0;
  display: grid;
  place-items: center;
  padding-inline: ${token('space-3')};
  color: ${token('color-text-muted')};
  pointer-events: none;
`;

const NumberInput = styled(TextInput)<{ $before: boolean; $after: boolean }>`
  ${({ $before }) => $before && 'padding-inline-start: 44px;'}
  ${({ $after }) => $after && 'padding-inline-end: 48px;'}
  font-variant-numeric: tabular-nums;
`;

const grouped = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

const format = (value: unknown, unit: Unit) =>
  unit === 'rupiah' && typeof value === 'number' ? grouped.format(value) : textOf(value);

const whole = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)$/;
const decimal = /^-?\d*[.,]?\d+$/;

/** Undefined for an empty text, null for what is no number. */
function parse(text: string, isWhole: boolean): number | undefined | null {
  const plain = text.trim();
  if (plain === '') return undefined;
  if (isWhole) return whole.test(plain) ? Number(plain.replaceAll('.', '')) : null;
  return decimal.test(plain) ? Number(plain.replace(',', '.')) : null;
}

interface Typed {
  readonly text: string;
  /** What the field had then; another value is from outside. */
  readonly value: Json;
  /** Whether the field was left with a text that is no number. */
  readonly isLeft: boolean;
}

/** A number as it is typed; it is grouped and tidied when the field is left. */
export function NumberControl({ field }: ControlProps) {
  const m = useStudioMessages();
  const [latest, setTyped] = useState<Typed | null>(null);
  const typed = latest?.value === field.value ? latest : null;
  const unit = unitOf(field.schema);
  const isWhole = field.schema.type === 'integer';
  const isWrong = typed !== null && parse(typed.text, isWhole) === null;
  const error = isWrong && typed.isLeft ? m(isWhole ? 'form.not-whole' : 'form.not-number') : field.error;
  const [before, after] = affixes[unit];
  return (
    <FieldFrame label={labelOf(field)} hint={field.words.help} error={error}>
      {(attributes) => (
        <Frame>
          {before && (
            <Affix aria-hidden $side="start">
              {before}
            </Affix>
          )}
          <NumberInput
            $before={before !== ''}
            $after={after !== ''}
            {...attributes}
            inputMode={isWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed?.text ?? format(field.value, unit)}
            placeholder={format(field.schema.initial, unit)}
            disabled={field.isDisabled}
            required={field.isRequired}
            onFocus={() => setTyped(typed ?? { text: textOf(field.value), value: field.value, isLeft: false })}
            onBlur={() => setTyped(isWrong ? { ...typed, isLeft: true } : null)}
            onChange={({ currentTarget: { value: text } }) => {
              const number = parse(text, isWhole);
              setTyped({ text, value: number === null ? field.value : number, isLeft: typed?.isLeft ?? false });
              if (number !== null) field.set(number);
            }}
          />
          {after && (
            <Affix aria-hidden $side="end">
              {after}
            </Affix>
          )}
        </Frame>
      )}
    </FieldFrame>
  );
}

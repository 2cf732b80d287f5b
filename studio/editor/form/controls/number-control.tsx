import { useState } from 'react';
import styled from 'styled-components';
import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { TextInput } from '../../../../src/ui/field/text-input';
import { token } from '../../../../src/theme/token';
import type { SchemaKey } from '../../../__generated__/schema-keys';
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

/** Undefined for an empty text, null for what is no number. */
function parse(text: string, isWhole: boolean): number | undefined | null {
  const plain = isWhole ? text.replace(/[^\d-]/g, '') : text.replace(',', '.').trim();
  if (plain === '') return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/** A number as it is typed; it is grouped and tidied when the field is left. */
export function NumberControl({ field }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unit = unitOf(field.schema);
  const isWhole = field.schema.type === 'integer';
  const [before, after] = affixes[unit];
  return (
    <FieldFrame label={labelOf(field)} hint={field.words.help} error={field.error}>
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
            value={typed ?? format(field.value, unit)}
            placeholder={format(field.schema.initial, unit)}
            disabled={field.isDisabled}
            required={field.isRequired}
            onFocus={() => setTyped(textOf(field.value))}
            onBlur={() => setTyped(null)}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              const number = parse(currentTarget.value, isWhole);
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

import type { SchemaKey } from '../../__generated__/schema-keys';
import type { FieldSchema } from './form-schema';
import { isPartList } from './schema-at';

export type ControlKind =
  | 'action'
  | 'bill-service'
  | 'choice'
  | 'choices'
  | 'city'
  | 'code'
  | 'color'
  | 'component'
  | 'entries'
  | 'form'
  | 'html'
  | 'link'
  | 'long-text'
  | 'number'
  | 'picture'
  | 'question'
  | 'answers'
  | 'size'
  | 'switch'
  | 'target'
  | 'text'
  | 'texts'
  | 'time';

const byKey: Partial<Record<SchemaKey, ControlKind>> = {
  'app.origin': 'city',
  'cta.type': 'action',
  'cta.value': 'target',
  'segment.metas.component': 'component',
  'carrier.form_view_uid': 'form',
  'billGrid.bills[].lines[].product_code': 'bill-service',
  'formLine.show_if.line': 'question',
  'formLine.show_if.options': 'answers',
  'rideHours.from': 'time',
  'rideHours.to': 'time',
  'customHtml.attr1': 'code',
  'customHtml.attr3': 'switch',
  'app.appmeta.balance_withdraw_note': 'long-text',
};

const byKind: Readonly<Record<string, ControlKind>> = {
  flag: 'switch',
  color: 'color',
  media: 'picture',
  html: 'html',
  link: 'link',
  size: 'size',
};

const longText = 160;

function byType(schema: FieldSchema): ControlKind {
  if (schema.type === 'array') {
    if (isPartList(schema)) return 'entries';
    return schema.values === undefined ? 'texts' : 'choices';
  }
  if (schema.enum) return 'choice';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return (schema.maxLength ?? 0) >= longText ? 'long-text' : 'text';
}

/** What a person changes a field with. */
export const controlKind = (schema: FieldSchema): ControlKind =>
  byKey[schema.$comment] ?? byKind[schema.kind ?? ''] ?? byType(schema);

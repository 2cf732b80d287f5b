import type { SchemaKey } from '../../__generated__/schema-keys';
import type { Json } from '../editor';
import { valueAt } from '../values';

/** Whether a field has an effect, by the object that it is in. */
type Rule = (owner: Json, document: Json) => boolean;

const among =
  (field: string, values: readonly Json[]): Rule =>
  (owner) =>
    values.includes(valueAt(owner, `/${field}`));

const isOn =
  (field: string, initial = 0): Rule =>
  (owner) =>
    (valueAt(owner, `/${field}`) ?? initial) === 1;

const inStore =
  (rule: Rule): Rule =>
  (_owner, document) =>
    rule(valueAt(document, '/app'), document);

const wallet = inStore(isOn('balance_flag'));
const points = inStore(isOn('customer_points_flag'));
const referral = inStore(isOn('referral_flag'));
const carriers = isOn('use_expedition');
const byRide = among('type', [1]);
const withOptions = among('type', [4, 5]);
/** Segments with a link to all. */
const withMore = among('category', [0, 1, 4]);
const grids = among('attr1', [undefined, '', '1', '2']);

/** `metas` has no category of its own: its fields are rules of the block. */
const rules: Partial<Record<SchemaKey, Rule>> = {
  'app.col_num': among('layout', [8, 9]),
  'app.slider': among('layout', [6, 7, 9]),
  'app.header': (owner, document) => !isOn('color_custom_flag')(owner, document),
  'app.color_custom': isOn('color_custom_flag'),
  'app.header_logo': among('search_box', [2]),
  'app.popup_image': isOn('popup_flag'),
  'app.popup_value': isOn('popup_flag'),
  'app.labels': isOn('use_label_flag'),
  'app.carriers': carriers,
  'app.order_fee_product_courrier': carriers,
  'app.balance_show_header': wallet,
  'app.appmeta.balance_mode': wallet,
  'app.appmeta.balance_password': wallet,
  'app.appmeta.topup_min': wallet,
  'app.appmeta.topup_max': wallet,
  'app.appmeta.order_fee_topup': wallet,
  'app.appmeta.withdraw_min': wallet,
  'app.appmeta.withdraw_max': wallet,
  'app.appmeta.order_fee_withdraw': wallet,
  'app.appmeta.balance_withdraw_note': wallet,
  'app.points': points,
  'app.rewards': points,
  'app.referral': referral,
  'carrier.lat': byRide,
  'carrier.lng': byRide,
  'carrier.address': byRide,
  'carrier.form_view_uid': byRide,
  'carrier.extra_services': byRide,
  'carrier.cost': among('type', [1, 2]),
  'carrier.services': among('type', [3]),
  'paymentOption.account': among('type', [1]),
  'paymentOption.va_prefix': among('type', [0, 4]),
  'segment.content': among('category', [4]),
  'segment.image': among('category', [4]),
  'segment.ctas': among('category', [2]),
  'productList.attr3': grids,
  'formLine.options': withOptions,
};

const segmentRules: Partial<Record<SchemaKey, Rule>> = {
  'segment.metas.component': withMore,
  'segment.metas.maps': among('category', [3]),
};

/** Whether a field is worth showing, because other fields give it an effect. */
export function isRelevant(key: SchemaKey, owner: Json, document: Json, holder: Json): boolean {
  const rule = rules[key];
  if (rule) return rule(owner, document);
  return segmentRules[key]?.(holder, document) ?? true;
}

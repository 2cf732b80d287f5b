/**
 * An item as the contract spells it. The statement has the item as `item` and its store as `store`, and joins
 * `itemJoins`.
 */
export const itemColumns = `
  item.view_uid,
  item.id as view_id,
  store.view_uid as app_view_uid,
  item.title,
  case item.type when 6 then item.url else item.content end as content,
  item.image,
  item.type,
  item.style,
  item.price,
  item.price_before_discount,
  store.currency,
  item.is_open,
  item.close_status,
  item.quantity,
  item.use_quantity,
  exists (select from variants where variants.item_id = item.id)::int as use_variant,
  item.max_qty,
  item.text_buy,
  item.label_search,
  coalesce(regency.name, '') as city_name,
  coalesce(province.name, '') as province_name,
  parent.view_uid as parent_view_uid,
  coalesce(parent.title, '') as parent_name,
  item.weight,
  item.sold,
  item.review_rating,
  item.discussion_count,
  null::double precision as distance`;

export const itemJoins = `
  left join items parent on parent.id = item.parent_id
  left join regencies regency on regency.code = item.regency_code
  left join provinces province on province.code = regency.province_code`;

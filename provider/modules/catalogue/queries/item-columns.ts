/** English texts as `en`; the content of a redirect (type 6) is a URL, not a text. */
const english = (content: string) => `
  case when item.details ? 'en' or parent.details ? 'en' then
    coalesce(item.details -> 'en', '{}') - 'content' || jsonb_strip_nulls(jsonb_build_object(
      'content', case when item.type <> 6 then ${content} end,
      'parent_name', parent.details #> '{en,title}'
    ))
  end as en`;

const columns = (content: string, englishContent: string) => `
  item.view_uid,
  item.id as view_id,
  store.view_uid as app_view_uid,
  item.title,
  case item.type when 6 then item.url else ${content} end as content,
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
  coalesce((item.details ->> 'hide_info')::int, 0) as hide_info,
  item.review_rating,
  item.discussion_count,
  ${english(englishContent)},
  null::double precision as distance`;

/** The statement has `item` and `store`, and joins `itemJoins`. */
export const itemColumns = columns('item.content', "item.details #>> '{en,content}'");

/** Cards show one line of the description. A URL (type 6) is never cut. */
const listContentLength = 1_000;

export const listItemColumns = columns(
  `left(item.content, ${listContentLength})`,
  `left(item.details #>> '{en,content}', ${listContentLength})`,
);

export const itemJoins = `
  left join items parent on parent.id = item.parent_id
  left join regencies regency on regency.code = item.regency_code
  left join provinces province on province.code = regency.province_code`;

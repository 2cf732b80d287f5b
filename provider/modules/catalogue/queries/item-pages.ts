import { reviewsPageSize } from '../../../__generated__/limits';
import type { components } from '../../../__generated__/rest';
import type { Database } from '../../../database/database';
import type { ItemDetails } from '../../../store-check/catalogue-item';
import { currentStore } from '../../stores/queries/stores';
import { itemColumns, itemJoins, type ItemRow } from './item-columns';

type Rest = components['schemas'];
type StoredDetails = Partial<ItemDetails>;

export interface ItemPage {
  item: ItemRow;
  url: string;
  action: number;
  latitude: number | null;
  longitude: number | null;
  details: StoredDetails;
  shop: {
    image: string | null;
    city_name: string;
    latitude: number | null;
    longitude: number | null;
    details: StoredDetails;
  } | null;
  app: { name: string; icon: string | null; services_come_home: number | null };
  /** The store's form for a ride, as in its document. */
  form: object | null;
  ride_timezone: string | null;
  variants: Omit<Rest['Variant'], 'partner_view_uid'>[];
  reviews: Rest['Review'][];
  review_count: number;
  list_count: number;
}

const newestCount = 3;
/** Counting stops at this number. */
const maxCounted = 100_000;

const reviewColumns = `
  review.id::text as id, review.rating, review.comment, review.name, review.image,
  to_char(review.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as creation_date`;

const newestReviews = (limit: string) => `
  select coalesce(json_agg(reply), '[]') from (
    select ${reviewColumns} from reviews review where review.item_id = item.id
    order by review.created_at desc, review.id limit ${limit}
  ) reply`;

const page = `
  select
    (select row_to_json(reply) from (select ${itemColumns}) reply) as item,
    case item.type when 8 then item.url else '' end as url,
    case item.type when 8 then item.action else 0 end as action,
    item.lat as latitude, item.lng as longitude, item.details,
    case when parent.id is not null then json_build_object(
      'image', parent.image, 'city_name', coalesce(parent_regency.name, ''),
      'latitude', parent.lat, 'longitude', parent.lng, 'details', parent.details
    ) end as shop,
    json_build_object('name', revision.document #> '{app,name}', 'icon', revision.document #> '{app,app_icon}',
      'services_come_home', revision.document #> '{app,services_come_home}') as app,
    case item.type when 3 then jsonb_path_query_first(
      revision.document, '$.forms[*] ? (@.view_uid == $uid)', jsonb_build_object('uid', item.details ->> 'form_view_uid')
    ) end as form,
    revision.document #>> '{rides,timezone}' as ride_timezone,
    (
      select coalesce(json_agg(reply), '[]') from (
        select variant.name, variant.price, variant.new_price, variant.quantity, variant.id::text as unique_id, variant.view_uid,
          variant.image, coalesce(variant.options, '[]') as options, variant.en
        from variants variant where variant.item_id = item.id order by variant.position
      ) reply
    ) as variants,
    (${newestReviews(String(newestCount))}) as reviews,
    (select count(*) from reviews review where review.item_id = item.id) as review_count,
    case item.type when 4 then (
      select count(*) from (select from items child where child.parent_id = item.id limit ${maxCounted}) counted
    ) else 0 end as list_count
  from ${currentStore} join items item on item.store_id = store.id ${itemJoins}
    left join regencies parent_regency on parent_regency.code = parent.regency_code
  where store.codename = $1 and item.view_uid = $2`;

export const createItemPages = (database: Database) => ({
  async find(codename: string, id: string): Promise<ItemPage | undefined> {
    const [row] = await database.query<ItemPage>(page, [codename, id]);
    return row;
  },

  /** Newest first; undefined if the store has no such item. */
  async reviews(codename: string, id: string, number: number) {
    const [row] = await database.query<{ total: number; reviews: Rest['Review'][] }>(
      `select (select count(*) from reviews review where review.item_id = item.id) as total,
         (${newestReviews(`${reviewsPageSize} offset ($3::int - 1) * ${reviewsPageSize}`)}) as reviews
       from current_stores store join items item on item.store_id = store.id
       where store.codename = $1 and item.view_uid = $2`,
      [codename, id, number],
    );
    return row;
  },
});

import type { components } from '../__generated__/rest';

type Rest = components['schemas'];
type Variant = Rest['Variant'];

export type CatalogueVariant = Pick<Variant, 'view_uid' | 'name' | 'price' | 'new_price' | 'quantity'> & {
  image?: string;
  options?: CatalogueOption[];
  en?: VariantTexts;
};

export type CatalogueOption = Rest['VariantOption'] & { en?: Partial<Rest['VariantOption']> };

/** `date` is a day in Asia/Jakarta. */
export type CatalogueReview = Pick<Rest['Review'], 'rating' | 'comment' | 'name'> & { image?: string; date: string };

/** `08:00-17:00` for each opening day. */
export type CatalogueHours = { [day in `day_${1 | 2 | 3 | 4 | 5 | 6 | 7}`]?: string };

export interface OutsideHoursTerms {
  sold: number;
  note?: string;
  en?: { note?: string };
}

/** How a service is booked, as in the catalogue's schema. */
export interface BookingTerms {
  capacity: number;
  slot_minutes: number;
  lead_hours: number;
  horizon_days: number;
  max_days: number;
  first_day: string;
  closed_days: string[];
  timezone: 'Asia/Jakarta' | 'Asia/Pontianak' | 'Asia/Makassar' | 'Asia/Jayapura';
  moves: number;
  move_hours: number;
  cancel_hours: number;
}

type DetailFlags = Pick<
  Rest['ItemDetail'],
  | 'max_order_qty'
  | 'purchasable'
  | 'address'
  | 'by_appointment'
  | 'search_flag'
  | 'show_web'
  | 'discount_flag'
  | 'hide_image_flag'
  | 'hide_info'
  | 'hide_info_product'
  | 'hide_info_seller'
  | 'hide_info_rating'
  | 'hide_info_message'
  | 'product_show_discount'
  | 'product_show_related'
  | 'set_origin_flag'
  | 'set_destination_flag'
  | 'origin_address'
  | 'destination_address'
  | 'order_fee_courrier'
  | 'seller_rating'
  | 'seller_message_rate'
  | 'seller_discussion_rate'
>;

export interface ItemTexts {
  title?: string;
  content?: string;
  close_status?: string;
  text_buy?: string;
  address?: string;
}

export interface VariantTexts {
  name?: string;
}

export interface ItemDetails extends DetailFlags {
  image2?: string;
  image3?: string;
  image4?: string;
  image5?: string;
  expired_date?: string;
  origin_lat?: number;
  origin_lng?: number;
  destination_lat?: number;
  destination_lng?: number;
  hours?: CatalogueHours;
  outside_hours?: OutsideHoursTerms;
  comes_home?: number;
  booking?: BookingTerms;
  services: Rest['CourierService'][];
  /** Empty if there is no form. */
  form_view_uid: string;
  en?: ItemTexts;
}

/** Fields that lists show or orders use, which have their own columns. */
interface ItemFacts {
  view_uid: string;
  type: number;
  title: string;
  content: string;
  image?: string;
  price: number;
  price_before_discount: number;
  style: number;
  quantity: number;
  use_quantity: number;
  max_qty: number;
  weight: number;
  is_open: number;
  close_status: string;
  text_buy: string;
  label_search: string;
  lat?: number;
  lng?: number;
  sold: number;
  review_rating: number;
  discussion_count: number;
  url: string;
  action: number;
}

export interface CatalogueVoucher {
  code: string;
  category: number;
  type: number;
  value: number;
  max_value: number;
  min_price: number;
  quota?: number;
  per_customer: number;
  start_date?: string;
  end_date: string;
  partner?: string;
  cashback_flag: number;
  note: string;
}

export interface Catalogue {
  items: CatalogueItem[];
  vouchers: CatalogueVoucher[];
}

/** Valid, with the schema's defaults. */
export interface CatalogueItem extends ItemFacts, ItemDetails {
  components: string[];
  parent?: string;
  regency?: string;
  variants: CatalogueVariant[];
  reviews: CatalogueReview[];
}

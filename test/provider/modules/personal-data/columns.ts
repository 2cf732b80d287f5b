/**
 * Every column of the schema. `personal` columns have data about a customer, and contain a canary in the test of
 * erasure; every new column must be classified.
 */
export const columns: Readonly<Record<string, { personal?: string; other: string }>> = {
  attempts: { personal: 'answer', other: 'customer_id session_code operation fingerprint state made_at' },
  audit: { other: 'id at store_id staff_id about_id action detail' },
  bill_inquiries: {
    personal: 'number bill_name period code',
    other: 'unique_id customer_id biller_code amount admin_fee expires_at is_used',
  },
  bill_payments: {
    personal: 'number bill_name token',
    other: 'order_id customer_id code biller_code input_name period state attempts due_at biller_reference',
  },
  blob_deletions: { other: 'key asked_at due_at' },
  blobs: { other: 'key type body created_at' },
  bookings: {
    other:
      'id store_id customer_id item_id order_id session_code state style timezone starts_at ends_at held_until moves_left move_hours cancel_hours',
  },
  catalogue_changes: { other: 'store_id id changed_at' },
  cart_lines: { other: 'id customer_id item_id variant_id quantity checked' },
  cart_losses: { personal: 'title variant_name', other: 'customer_id lost_at' },
  carts: { other: 'customer_id revision' },
  chat_messages: { personal: 'content item', other: 'id chat_id by_customer session_code type sent_at' },
  chats: {
    personal: 'shop_uid shop_title',
    other: 'id store_id customer_id read_by_customer read_by_seller last_message_id',
  },
  clicks: { other: 'id store_id page_url component_uid device_id action_uid value clicked_at' },
  closing_reasons: { other: 'id store_id reason closed_on' },
  component_items: { other: 'store_id component_uid position item_id' },
  customer_addresses: {
    personal: 'full_name address phone_number',
    other: 'customer_id view_uid province_code regency_code district_code',
  },
  customer_tokens: { personal: 'device', other: 'id customer_id token_hash view_uid created_at seen_at expires_at' },
  customers: {
    personal: 'view_uid name username email phone photo consent_version',
    other:
      'id store_id photo_uid photo_key password_hash email_verified_at phone_verified_at language created_at consented_at closed_at muted_kinds',
  },
  districts: { other: 'code regency_code name' },
  favourites: { personal: 'title', other: 'id customer_id item_uid image added_at' },
  form_answers: { personal: 'lines', other: 'id store_id customer_id form_uid title sent_at' },
  form_files: { other: 'customer_id view_uid blob_key sent_at is_used' },
  guess_counts: { other: 'store_id purpose scope subject guesses since' },
  invitations: {
    other: 'id view_uid store_id token_hash email role scopes invited_by created_at expires_at accepted_at revoked_at',
  },
  invoice_lines: { other: 'invoice_id position title quantity price' },
  invoice_proofs: { personal: 'note', other: 'id invoice_id blob_key state sent_at' },
  invoices: {
    personal: 'bill_name bill_email',
    other:
      'id unique_id store_id customer_id invoice_no title app_name app_email currency total status payment_id payment_method payment_type payment_name payment_icon payment_info payment_code admin_fee confirmation_code due_on created_at paid_at',
  },
  items: {
    other:
      'id store_id view_uid parent_id position type title content image price price_before_discount style quantity use_quantity max_qty weight is_open close_status text_buy label_search regency_code lat lng sold review_rating discussion_count url action details terms place rank_by_price',
  },
  memberships: { other: 'staff_id store_id role scopes joined_at' },
  recovery_codes: { other: 'staff_id code_hash used_at' },
  refunds: {
    personal: 'reference',
    other: 'id unique_id store_id customer_id order_id invoice_id cause route amount opened_at due_at done_at',
  },
  ledger_accounts: { other: 'id store_id customer_id kind balance unit' },
  ledger_entries: { other: 'id key from_account to_account amount made_at unit reason order_id invoice_id' },
  migrations: { other: 'name checksum applied_at breaks_before' },
  milestones: { other: 'name reached_at' },
  notifications: {
    personal: 'subject target_uid',
    other: 'id store_id customer_id kind event target_type created_at read_at',
  },
  one_time_codes: {
    personal: 'subject recipient',
    other:
      'request_id store_id purpose customer_id registration_id channel code_hash attempts sent_at expires_at used_at',
  },
  order_lines: {
    other: 'order_id position item_id variant_id list_view_uid variant_name title image price quantity counted',
  },
  order_steps: { other: 'id order_id status moved_by moved_at' },
  orders: {
    personal: 'note address dropship_name dropship_phone tracking_no reason',
    other:
      'id unique_id store_id customer_id order_prefix order_no category cart_type carrier_type status revision payment_id payment_type payment_name payment_icon payment_method va_prefix seller_account va_number auto_order supplier_view_uid supplier_name supplier_icon currency subtotal order_fee delivery_cost admin_fee voucher_value voucher_cashback total voucher_id voucher_code expedition_name package_service package_etd created_at expires_at',
  },
  other_addresses: {
    personal: 'full_name address phone_number',
    other: 'id customer_id view_uid province_code regency_code district_code',
  },
  outbox: {
    personal: 'recipient subject body',
    other: 'id store_id channel created_at mail_due mail_tries mailed_at customer_id',
  },
  provinces: { other: 'code name' },
  preview_links: { other: 'id view_uid store_id revision staff_id created_at expires_at revoked_at' },
  push_deliveries: { other: 'notification_id subscription_id due_at tries' },
  push_subscriptions: { personal: 'endpoint', other: 'id store_id customer_id token_id p256dh auth created_at' },
  referrals: { other: 'id store_id friend_id referrer_id entered_at completed_at' },
  regencies: { other: 'code province_code name' },
  registrations: {
    personal: 'name email phone consent_version',
    other: 'id store_id password_hash created_at language consented_at',
  },
  resource_revisions: { other: 'store_id resource number summary author message made_at' },
  reviews: { other: 'id store_id item_id catalogue_key rating comment name image created_at' },
  ride_quotes: {
    personal: 'origin destination direction',
    other:
      'unique_id store_id customer_id list_view_uid carrier metres seconds zone surge_rides price fee quoted_at expires_at is_used',
  },
  rides: {
    personal: 'origin destination direction contact_name contact_phone form driver path',
    other:
      'order_id store_id zone is_call metres seconds services scheduled_at searches_at state state_at due_at ends_at rating',
  },
  simulated_payments: { personal: 'number', other: 'reference biller_code amount state finishes_at made_at calls' },
  simulated_rides: {
    personal: 'request approach',
    other: 'reference is_manual phase phase_at rejections approach_seconds',
  },
  spending_confirmations: { other: 'customer_id session_code confirmed_at' },
  // People of stores are no customers: `npm run store -- forget-staff` erases them.
  staff: {
    other:
      'id view_uid email name language password_hash totp_secret totp_pending totp_pending_at totp_step is_demo created_at erased_at',
  },
  staff_presence: { other: 'store_id staff_id client pointer seen_at' },
  staff_sessions: { other: 'id view_uid staff_id token_hash stage device created_at seen_at expires_at revoked_at' },
  store_domains: { other: 'domain store_id' },
  store_drafts: { other: 'store_id revision base shown issues conflicts author saved_at' },
  store_pictures: { other: 'store_id picture title width height bytes added_at deleted_at checked_at' },
  store_pointers: {
    other: 'id store_id revision base effective_at cause plan author message changes conflicts made_at cancelled_at',
  },
  store_revisions: {
    other: 'store_id number document checksum tag created_at currency outside_hours superseded_at',
  },
  store_words: { other: 'store_id word letters' },
  stores: { other: 'id codename view_uid created_at' },
  vapid_keys: { other: 'id public_key private_key' },
  variants: { other: 'id store_id item_id view_uid position name price new_price quantity en image options' },
  views: { other: 'id store_id page_url component_uid device_id viewed_at' },
  voucher_uses: { other: 'voucher_id customer_id uses' },
  vouchers: {
    other:
      'id store_id code category type value max_value min_price quota per_customer start_date end_date shop_id cashback_flag note is_offered used',
  },
  write_probe: { other: 'probed_at' },
};

-- Whether something was written to somebody later.
create index outbox_mail_order on outbox (store_id, recipient, id) where channel = 'email';

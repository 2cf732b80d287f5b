-- breaks-before: 0
-- The name of the shop that a chat is with, for when the store has it no more. Empty for the store itself.
alter table chats add column shop_title text not null default '';
update chats set shop_title = shop.title
from items shop where shop.store_id = chats.store_id and shop.view_uid = chats.shop_uid;

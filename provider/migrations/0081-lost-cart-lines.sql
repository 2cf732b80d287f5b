-- breaks-before: 0
-- What left a cart because it is no longer sold, until the customer has changed the cart.
create table cart_losses (
  customer_id bigint not null references carts on delete cascade,
  title text not null,
  variant_name text,
  lost_at timestamptz not null default now()
);
create index cart_losses_of_customer on cart_losses (customer_id);

create function note_lost_lines_of_item() returns trigger language plpgsql as $$
begin
  insert into cart_losses (customer_id, title, variant_name)
  select line.customer_id, old.title, variant.name
  from cart_lines line left join variants variant on variant.id = line.variant_id where line.item_id = old.id;
  return old;
end $$;

-- The variants of an item that is deleted were noted with it.
create function note_lost_lines_of_variant() returns trigger language plpgsql as $$
begin
  insert into cart_losses (customer_id, title, variant_name)
  select line.customer_id, item.title, old.name
  from cart_lines line join items item on item.id = line.item_id where line.variant_id = old.id;
  return old;
end $$;

create trigger lost_lines_of_item before delete on items for each row execute function note_lost_lines_of_item();
create trigger lost_lines_of_variant before delete on variants for each row execute function note_lost_lines_of_variant();

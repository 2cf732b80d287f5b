-- Goods whose catalogue named no most pieces had 0, which now means that they cannot be bought.
update items set max_qty = 100000 where max_qty = 0;

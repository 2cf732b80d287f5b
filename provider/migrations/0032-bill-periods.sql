-- breaks-before: 0
-- Two orders of one post-paid bill are found by its number.
create index bills_of_number on bill_payments (biller_code, number) where period <> '';

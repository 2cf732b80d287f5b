-- breaks-before: 0
create index invoices_that_are_due on invoices (due_on) where status = 0;

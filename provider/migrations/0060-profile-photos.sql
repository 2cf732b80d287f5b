-- breaks-before: 0
-- A photo that the customer sent: the code that its browser gave it, and its blob.
alter table customers
  add column photo_uid text,
  add column photo_key text,
  add constraint photos_have_a_blob check ((photo_uid is null) = (photo_key is null));

-- The men's category of a product for women and men, whose category_id is the women's one.
ALTER TABLE product ADD COLUMN other_category_id text;

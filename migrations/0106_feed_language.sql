-- What operators know about a feed's products as a whole.
ALTER TABLE feed_setting
  -- A code of two letters.
  ADD COLUMN language text,
  -- The node of our tree for products that nothing else places.
  ADD COLUMN usual_category text;

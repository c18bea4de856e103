-- Finds the product behind a link out that a caller of /api/outbound holds.
CREATE INDEX product_click_url ON product USING hash ((document ->> 'clickUrl'));

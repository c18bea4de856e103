-- Pairs of retailers that an operator does not want to be proposed as one; keys in ascending order.
CREATE TABLE retailer_merge_refusal (
  first_key text NOT NULL,
  second_key text NOT NULL,
  PRIMARY KEY (first_key, second_key),
  CHECK (first_key < second_key)
);

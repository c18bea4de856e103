-- What each picture mostly is, learnt when it is first shown: it stands in the picture's place until that has come.
CREATE TABLE picture_color (
  product_number integer NOT NULL REFERENCES product (number) ON DELETE CASCADE,
  -- Which of the product's pictures: app/domain/picture.ts.
  tag text NOT NULL,
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  PRIMARY KEY (product_number, tag)
);

-- Finds the records behind a month of earnings without reading those of every year.
CREATE INDEX commission_reported ON commission (reported_at);

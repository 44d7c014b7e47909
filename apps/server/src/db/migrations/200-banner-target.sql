-- What a banner names of its game (BANR-01): room, node (the prize mode of a lottery), category and vendor.
ALTER TABLE banner ADD COLUMN room_id text;
ALTER TABLE banner ADD COLUMN node_id text;
ALTER TABLE banner ADD COLUMN game_type text;
ALTER TABLE banner ADD COLUMN vendor text;

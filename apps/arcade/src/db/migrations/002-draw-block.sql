-- The tree over a closed draw's tickets at the height of 256 leaves: a ticket's way up is found by reading its block and
-- these rows, however many tickets there are. Order is that of the bytes, as it is in the tree.
CREATE TABLE draw_block (
  draw_id text NOT NULL REFERENCES draw (id),
  number integer NOT NULL CHECK (number >= 0),
  first_leaf text COLLATE "C" NOT NULL CHECK (first_leaf ~ '^[0-9a-f]{64}$'),
  node text NOT NULL CHECK (node ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (draw_id, number)
);
CREATE TRIGGER draw_block_is_final BEFORE UPDATE OR DELETE ON draw_block FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER draw_block_stays BEFORE TRUNCATE ON draw_block EXECUTE FUNCTION refuse_change();

CREATE INDEX ticket_leaf ON ticket (draw_id, leaf COLLATE "C") WHERE state IN ('placed', 'settling', 'settled');

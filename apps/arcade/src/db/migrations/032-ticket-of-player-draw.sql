-- All tickets of a player in one draw: the outcome of a draw is of all of them (DEC-34).
CREATE INDEX ticket_of_player_draw ON arcade.ticket (merchant, player_id, draw_id);

-- What a member chooses for the own account page (MEMB-05): a picture by its number, and a name that nobody else sees.
ALTER TABLE member
  ADD COLUMN avatar integer CHECK (avatar BETWEEN 0 AND 999),
  ADD COLUMN nickname text CHECK (char_length(nickname) BETWEEN 2 AND 20);

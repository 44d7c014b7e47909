-- The highest level that a member has reached: it is never taken back.
ALTER TABLE rank_stakes ADD COLUMN level integer NOT NULL DEFAULT 0;

-- The amounts of the programme become levels, which may have a name and a benefit.
CREATE FUNCTION pg_temp.with_levels(settings jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN settings ? 'rankStakesMinor' THEN settings - 'rankStakesMinor' || jsonb_build_object('rankLevels', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('stakeMinor', stake)), '[]')
    FROM jsonb_array_elements_text(settings -> 'rankStakesMinor') AS stake
  )) ELSE settings END
$$;
UPDATE merchant SET settings = pg_temp.with_levels(settings) WHERE settings ? 'rankStakesMinor';
UPDATE merchant_version SET file = jsonb_set(file, '{settings}', pg_temp.with_levels(file -> 'settings'))
  WHERE file -> 'settings' ? 'rankStakesMinor';
DROP FUNCTION pg_temp.with_levels;

-- Bonus money in the statement that takes the stake (decision 119). The member's real account is locked first, then the
-- grant, then the grant's account, which is locked under the real one alone.

CREATE OR REPLACE FUNCTION ledger_bonus_lock(p_merchant text, p_owner text, p_currency text) RETURNS bigint
LANGUAGE sql AS $$
  SELECT balance - held FROM ledger_account
    WHERE merchant = p_merchant AND owner = p_owner AND pocket = 'real' AND currency = p_currency FOR NO KEY UPDATE
$$;

CREATE OR REPLACE FUNCTION ledger_bonus_balance(p_merchant text, p_grant text, p_currency text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT balance FROM ledger_account
    WHERE merchant = p_merchant AND owner = 'grant:' || p_grant AND pocket = 'bonus' AND currency = p_currency
$$;

-- One side of a movement of bonus money. It cannot be refused: whoever calls knows the balance under the lock.
CREATE OR REPLACE FUNCTION ledger_bonus_side(p_merchant text, g bonus_grant, p_pocket ledger_pocket, p_key text,
  p_amount bigint, p_counter text, p_reference text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r ledger_request;
  v_answer ledger_answer;
BEGIN
  r.operation := 'transfer';
  r.owner := CASE p_pocket WHEN 'bonus' THEN 'grant:' || g.id ELSE g.owner END;
  r.pocket := p_pocket;
  r.currency := g.currency;
  r.scope := 'bonus';
  r.key := g.id || ' ' || p_key || ' ' || p_pocket::text;
  r.kind := 'bonus';
  r.amount := p_amount;
  r.counter := 'bonus:' || g.offer_id || ':' || p_counter;
  r.closes_round := false;
  r.reference := p_reference;
  r.hash := sha256(convert_to(r.key || ' ' || p_amount, 'UTF8'));
  v_answer := ledger_write(p_merchant, r);
  IF v_answer.status <> 'posted' OR v_answer.is_replayed THEN
    RAISE EXCEPTION 'bonus money did not move: % %', v_answer.status, v_answer.code;
  END IF;
END $$;

-- Between the grant and the member's real account; positive: to the grant.
CREATE OR REPLACE FUNCTION ledger_bonus_move(p_merchant text, g bonus_grant, p_key text, p_amount bigint, p_reference text)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_amount > 0 THEN
    PERFORM ledger_bonus_side(p_merchant, g, 'real', p_key, -p_amount, 'play', p_reference);
    PERFORM ledger_bonus_side(p_merchant, g, 'bonus', p_key, p_amount, 'play', p_reference);
  ELSIF p_amount < 0 THEN
    PERFORM ledger_bonus_side(p_merchant, g, 'bonus', p_key, p_amount, 'play', p_reference);
    PERFORM ledger_bonus_side(p_merchant, g, 'real', p_key, -p_amount, 'play', p_reference);
  END IF;
END $$;

-- Back to the merchant, as an entry of its own.
CREATE OR REPLACE FUNCTION ledger_bonus_forfeit(p_merchant text, g bonus_grant, p_key text, p_amount bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_amount > 0 THEN
    PERFORM ledger_bonus_side(p_merchant, g, 'bonus', p_key, -p_amount, 'breakage', '');
    UPDATE bonus_grant SET forfeited = forfeited + p_amount WHERE merchant = p_merchant AND id = g.id;
  END IF;
END $$;

-- Ends a grant: what it holds becomes real money up to its cap, or goes back to the merchant. The next grant follows.
CREATE OR REPLACE FUNCTION ledger_bonus_finish(p_merchant text, p_grant text, p_state text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
  v_balance bigint;
  v_kept bigint := 0;
BEGIN
  SELECT * INTO g FROM bonus_grant WHERE merchant = p_merchant AND id = p_grant;
  v_balance := ledger_bonus_balance(p_merchant, g.id, g.currency);
  IF p_state = 'converted' THEN
    v_kept := least(v_balance, greatest(coalesce(g.winnings_cap - g.converted, v_balance), 0));
    PERFORM ledger_bonus_move(p_merchant, g, 'convert', -v_kept, '');
  END IF;
  PERFORM ledger_bonus_forfeit(p_merchant, g, 'end', v_balance - v_kept);
  UPDATE bonus_grant SET state = p_state, converted = converted + v_kept, ended_at = clock_timestamp()
    WHERE merchant = p_merchant AND id = g.id;
  PERFORM ledger_bonus_next(p_merchant, g.owner, g.currency);
END $$;

-- The oldest grant that waits becomes the one that is wagered. One without wagering is paid at once.
CREATE OR REPLACE FUNCTION ledger_bonus_next(p_merchant text, p_owner text, p_currency text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
BEGIN
  IF EXISTS (SELECT FROM bonus_grant
    WHERE merchant = p_merchant AND owner = p_owner AND currency = p_currency AND state = 'active') THEN
    RETURN;
  END IF;
  SELECT * INTO g FROM bonus_grant
    WHERE merchant = p_merchant AND owner = p_owner AND currency = p_currency AND state = 'queued'
    ORDER BY created_at, id LIMIT 1;
  IF g.id IS NOT NULL THEN
    UPDATE bonus_grant SET state = 'active', activated_at = clock_timestamp(),
        expires_at = clock_timestamp() + make_interval(days => g.expires_days)
      WHERE merchant = p_merchant AND id = g.id;
    PERFORM ledger_bonus_review(p_merchant, g.id);
  END IF;
END $$;

-- Ends a grant whose end has come: wagered, used up, or out of time. Open stakes are waited for, but by a wagered one.
CREATE OR REPLACE FUNCTION ledger_bonus_review(p_merchant text, p_grant text, p_now timestamptz DEFAULT clock_timestamp())
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
BEGIN
  SELECT * INTO g FROM bonus_grant WHERE merchant = p_merchant AND id = p_grant;
  IF g.state <> 'active' THEN
    RETURN;
  ELSIF g.free_stake IS NULL AND g.wagered >= g.wager_target THEN
    PERFORM ledger_bonus_finish(p_merchant, g.id, 'converted');
  ELSIF g.open_stakes > 0 THEN
    RETURN;
  ELSIF ledger_bonus_balance(p_merchant, g.id, g.currency) < coalesce(g.free_stake, 1) THEN
    PERFORM ledger_bonus_finish(p_merchant, g.id, 'used_up');
  ELSIF g.expires_at <= p_now THEN
    PERFORM ledger_bonus_finish(p_merchant, g.id, 'expired');
  END IF;
END $$;

-- Percent of a stake that counts in a game: the game's own weight, else its category's, else the weight of others.
CREATE OR REPLACE FUNCTION ledger_bonus_weight(p_merchant text, p_terms jsonb, p_vendor text, p_game text) RETURNS smallint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(p_terms -> 'weights' ->> (p_vendor || '/' || p_game), p_terms -> 'weights' ->> (
    SELECT game_classify FROM game WHERE merchant = p_merchant AND code = p_game AND vendor = p_vendor
  ), p_terms ->> 'otherWeight')::smallint
$$;

-- What of a stake is bonus money, by the order of the grant; 0 where it cannot be covered, which ledger_write refuses.
CREATE OR REPLACE FUNCTION ledger_bonus_share(g bonus_grant, p_stake bigint, p_real bigint, p_bonus bigint) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  v_share bigint;
BEGIN
  IF g.free_stake IS NOT NULL THEN
    RETURN CASE WHEN p_stake = g.free_stake AND p_bonus >= p_stake THEN p_stake ELSE 0 END;
  END IF;
  v_share := CASE g.play_order
    WHEN 'real_first' THEN 0
    WHEN 'bonus_first' THEN least(p_stake, p_bonus)
    ELSE CASE WHEN p_bonus + p_real > 0 THEN least(p_bonus, trunc(p_stake::numeric * p_bonus / (p_bonus + p_real))::bigint) ELSE 0 END
  END;
  v_share := greatest(v_share, p_stake - p_real);
  RETURN CASE WHEN v_share > p_bonus THEN 0 ELSE v_share END;
END $$;

CREATE OR REPLACE FUNCTION ledger_bonus_stake(p_merchant text, p ledger_request) RETURNS ledger_answer
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
  v_real bigint := ledger_bonus_lock(p_merchant, p.owner, p.currency);
  v_digest bytea := ledger_digest(p_merchant, p.scope, p.key);
  v_bonus bigint;
  v_share bigint := 0;
  v_weight smallint;
  v_refusal ledger_refusal;
  v_answer ledger_answer;
BEGIN
  SELECT * INTO g FROM bonus_grant
    WHERE merchant = p_merchant AND owner = p.owner AND currency = p.currency AND state = 'active';
  IF g.id IS NULL OR EXISTS (SELECT FROM ledger_transfer WHERE key_digest = v_digest) THEN
    RETURN ledger_bonus_replay(p_merchant, p, ledger_write(p_merchant, p));
  END IF;
  v_bonus := ledger_bonus_balance(p_merchant, g.id, p.currency);
  v_weight := ledger_bonus_weight(p_merchant, g.terms, p.scope, p.reference);
  IF -p.amount > g.largest_stake THEN
    v_refusal := 'bonus_stake_limit';
  ELSIF v_weight > 0 AND g.expires_at > clock_timestamp() AND NOT EXISTS (
    SELECT FROM ledger_transfer WHERE settles_digest = ledger_digest((
      SELECT id FROM ledger_account
        WHERE merchant = p_merchant AND owner = p.owner AND pocket = 'real' AND currency = p.currency
    )::text, p.scope, 'round:' || p.round)) THEN
    v_share := ledger_bonus_share(g, -p.amount, v_real, v_bonus);
    PERFORM ledger_bonus_move(p_merchant, g, 'stake ' || p.scope || ' ' || p.key, -v_share, p.reference);
  END IF;
  v_answer := ledger_write(p_merchant, p, v_refusal);
  IF v_answer.status = 'pending' THEN
    INSERT INTO bonus_play (merchant, key_digest, grant_id, kind, state, owner, scope, round, round_hash, game, amount,
      bonus, weight, bonus_after, at)
    VALUES (p_merchant, v_digest, g.id, 'stake', 'open', p.owner, p.scope, p.round, ledger_round_hash(p.scope, p.round),
      coalesce(p.reference, ''), -p.amount, v_share, v_weight, v_bonus - v_share, clock_timestamp());
    UPDATE bonus_grant SET open_stakes = open_stakes + 1 WHERE merchant = p_merchant AND id = g.id;
    v_answer.balance := v_answer.balance + v_bonus - v_share;
  ELSIF v_share > 0 THEN
    RAISE EXCEPTION 'a stake of bonus money was refused: %', v_answer.code;
  END IF;
  RETURN v_answer;
END $$;

-- The balance that was told with the first answer.
CREATE OR REPLACE FUNCTION ledger_bonus_replay(p_merchant text, p ledger_request, p_answer ledger_answer)
RETURNS ledger_answer LANGUAGE plpgsql AS $$
BEGIN
  IF p_answer.is_replayed THEN
    p_answer.balance := p_answer.balance
      + coalesce((SELECT bonus_after FROM bonus_play WHERE key_digest = ledger_digest(p_merchant, p.scope, p.key)), 0);
  END IF;
  RETURN p_answer;
END $$;

-- The answer to a win or a return, with the balance of the grant that is wagered now; stored for a repetition.
CREATE OR REPLACE FUNCTION ledger_bonus_tell(p_merchant text, p ledger_request, p_answer ledger_answer, p_grant text,
  p_amount bigint, p_bonus bigint) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
  v_active text;
  v_after bigint;
  v_account ledger_account;
BEGIN
  SELECT id INTO v_active FROM bonus_grant
    WHERE merchant = p_merchant AND owner = p.owner AND currency = p.currency AND state = 'active';
  SELECT * INTO v_account FROM ledger_account
    WHERE merchant = p_merchant AND owner = p.owner AND pocket = 'real' AND currency = p.currency;
  IF v_active IS NULL AND p_grant IS NULL THEN
    RETURN p_answer;
  END IF;
  v_after := coalesce(ledger_bonus_balance(p_merchant, v_active, p.currency), 0);
  p_answer.balance := v_account.balance + v_after;
  p_answer.held := v_account.held;
  p_answer.version := v_account.version;
  -- A repetition reads the stored answer of the real account, from before the shares moved: the difference stands here.
  INSERT INTO bonus_play (merchant, key_digest, grant_id, kind, owner, scope, round, round_hash, game, amount, bonus,
    bonus_after, at)
  SELECT p_merchant, ledger_digest(p_merchant, p.scope, p.key), coalesce(p_grant, v_active),
    CASE p.operation WHEN 'credit' THEN 'win' ELSE 'return' END, p.owner, p.scope, p.round,
    ledger_round_hash(p.scope, p.round), coalesce(p.reference, ''), p_amount, p_bonus,
    p_answer.balance - p_answer.held - (t.balance_after - t.held_after), clock_timestamp()
  FROM ledger_transfer t WHERE t.key_digest = ledger_digest(p_merchant, p.scope, p.key);
  RETURN p_answer;
END $$;

-- A win comes back in the shares of its round's stakes; the rest of a division is real money. The win that closes the
-- round counts its stakes.
CREATE OR REPLACE FUNCTION ledger_bonus_win(p_merchant text, p ledger_request) RETURNS ledger_answer
LANGUAGE plpgsql AS $$
DECLARE
  v_answer ledger_answer := ledger_write(p_merchant, p);
  v_hash bigint := ledger_round_hash(p.scope, p.round);
  v_staked bigint;
  v_share bigint;
  v_kept bigint;
  v_bonus bigint := 0;
  v_grant text;
  g bonus_grant;
  r record;
BEGIN
  IF v_answer.status <> 'posted' OR v_answer.is_replayed THEN
    RETURN ledger_bonus_replay(p_merchant, p, v_answer);
  END IF;
  FOR r IN
    SELECT grant_id, sum(bonus) AS bonus, sum(amount * weight / 100)::bigint AS counted, count(*) AS stakes FROM bonus_play
    WHERE round_hash = v_hash AND state = 'open' AND merchant = p_merchant AND owner = p.owner AND scope = p.scope
      AND round = p.round
    GROUP BY grant_id ORDER BY min(at), grant_id
  LOOP
    v_grant := coalesce(v_grant, r.grant_id);
    SELECT * INTO g FROM bonus_grant WHERE merchant = p_merchant AND id = r.grant_id;
    IF r.bonus > 0 AND p.amount > 0 THEN
      -- All stakes of the round that were not returned, those before the grant too.
      v_staked := coalesce(v_staked, (SELECT -sum(t.amount) FROM ledger_transfer t JOIN ledger_account a ON a.id = t.account_id
        WHERE a.merchant = p_merchant AND a.owner = p.owner AND a.pocket = 'real' AND a.currency = p.currency
          AND t.round_hash = v_hash AND t.scope = p.scope AND t.round = p.round AND t.operation = 'hold'
          AND t.phase IN ('pending', 'posted')));
      v_share := trunc(p.amount::numeric * r.bonus / v_staked)::bigint;
      v_kept := CASE
        WHEN g.state = 'active' AND g.free_stake IS NULL OR g.state IN ('expired', 'given_up', 'reversed') THEN 0
        ELSE least(v_share, greatest(coalesce(g.winnings_cap - g.converted, v_share), 0))
      END;
      PERFORM ledger_bonus_move(p_merchant, g, 'win ' || p.scope || ' ' || p.key, v_share - v_kept, p.reference);
      UPDATE bonus_grant SET converted = converted + v_kept WHERE merchant = p_merchant AND id = g.id;
      IF g.state <> 'active' OR g.free_stake IS NOT NULL THEN
        PERFORM ledger_bonus_forfeit(p_merchant, g, 'late ' || p.scope || ' ' || p.key, v_share - v_kept);
      END IF;
      v_bonus := v_bonus + v_share - v_kept;
    END IF;
    IF p.closes_round THEN
      UPDATE bonus_play SET state = 'settled',
          counted = CASE WHEN g.state = 'active' AND g.free_stake IS NULL THEN amount * weight / 100 ELSE 0 END
        WHERE round_hash = v_hash AND state = 'open' AND merchant = p_merchant AND owner = p.owner AND scope = p.scope
          AND round = p.round AND grant_id = g.id;
      UPDATE bonus_grant SET open_stakes = open_stakes - r.stakes, wagered = wagered + CASE
          WHEN g.state = 'active' AND g.free_stake IS NULL THEN r.counted ELSE 0 END
        WHERE merchant = p_merchant AND id = g.id;
      PERFORM ledger_bonus_review(p_merchant, g.id);
    END IF;
  END LOOP;
  RETURN ledger_bonus_tell(p_merchant, p, v_answer, v_grant, p.amount, v_bonus);
END $$;

-- A stake that is given back gives the grant what was the grant's.
CREATE OR REPLACE FUNCTION ledger_bonus_return(p_merchant text, p ledger_request) RETURNS ledger_answer
LANGUAGE plpgsql AS $$
DECLARE
  v_answer ledger_answer := ledger_write(p_merchant, p);
  v_play bonus_play;
  g bonus_grant;
BEGIN
  IF v_answer.status <> 'posted' OR v_answer.is_replayed THEN
    RETURN ledger_bonus_replay(p_merchant, p, v_answer);
  END IF;
  SELECT * INTO v_play FROM bonus_play WHERE key_digest = ledger_digest(p_merchant, p.scope, p.target) AND state = 'open';
  IF v_play.grant_id IS NULL THEN
    RETURN ledger_bonus_tell(p_merchant, p, v_answer, NULL, v_answer.amount, 0);
  END IF;
  SELECT * INTO g FROM bonus_grant WHERE merchant = p_merchant AND id = v_play.grant_id;
  UPDATE bonus_play SET state = 'returned' WHERE key_digest = v_play.key_digest;
  UPDATE bonus_grant SET open_stakes = open_stakes - 1 WHERE merchant = p_merchant AND id = g.id;
  -- After a conversion it is the member's; after any other end the merchant's.
  IF g.state <> 'converted' THEN
    PERFORM ledger_bonus_move(p_merchant, g, 'return ' || p.scope || ' ' || p.target, v_play.bonus, v_play.game);
    IF g.state <> 'active' THEN
      PERFORM ledger_bonus_forfeit(p_merchant, g, 'returned ' || p.scope || ' ' || p.target, v_play.bonus);
    END IF;
  END IF;
  PERFORM ledger_bonus_review(p_merchant, g.id);
  RETURN ledger_bonus_tell(p_merchant, p, v_answer, g.id, v_play.amount, v_play.bonus);
END $$;

-- Every request of the application. A stake without a grant that is wagered costs one look-up more: a grant that begins
-- meanwhile covers the next stake.
CREATE OR REPLACE FUNCTION ledger_execute(p_merchant text, p ledger_request) RETURNS ledger_answer LANGUAGE plpgsql AS $$
BEGIN
  IF p.pocket <> 'real' THEN
    RETURN ledger_write(p_merchant, p);
  ELSIF p.operation = 'hold' AND p.kind = 'bet' THEN
    IF EXISTS (SELECT FROM bonus_grant
      WHERE merchant = p_merchant AND owner = p.owner AND currency = p.currency AND state = 'active') THEN
      RETURN ledger_bonus_stake(p_merchant, p);
    END IF;
    RETURN ledger_bonus_replay(p_merchant, p, ledger_write(p_merchant, p));
  ELSIF p.operation = 'credit' THEN
    RETURN ledger_bonus_win(p_merchant, p);
  ELSIF p.operation IN ('rollback', 'void') THEN
    RETURN ledger_bonus_return(p_merchant, p);
  END IF;
  RETURN ledger_write(p_merchant, p);
END $$;

-- Gives a grant, once for its source. @returns its state; an existing one's for a repetition, NULL without an account
CREATE OR REPLACE FUNCTION ledger_bonus_give(p_merchant text, p_grant jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET enable_seqscan = off AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
  g bonus_grant := jsonb_populate_record(NULL::bonus_grant, p_grant);
BEGIN
  g.merchant := p_merchant;
  IF ledger_bonus_lock(p_merchant, g.owner, g.currency) IS NULL THEN
    PERFORM ledger_leave(p_merchant, v_outer);
    RETURN NULL;
  END IF;
  INSERT INTO bonus_grant (merchant, id, owner, currency, offer_id, offer_version, offer_kind, source, state, amount, terms,
    play_order, largest_stake, free_stake, winnings_cap, wager_target, expires_days, created_at)
  VALUES (p_merchant, g.id, g.owner, g.currency, g.offer_id, g.offer_version, g.offer_kind, g.source, 'queued', g.amount,
    g.terms, g.play_order, g.largest_stake, g.free_stake, g.winnings_cap, g.wager_target, g.expires_days, clock_timestamp())
  ON CONFLICT (merchant, source) DO NOTHING;
  IF FOUND THEN
    INSERT INTO ledger_account (merchant, owner, pocket, currency, floor)
      VALUES (p_merchant, 'grant:' || g.id, 'bonus', g.currency, 0);
    PERFORM ledger_bonus_side(p_merchant, g, 'bonus', 'give', g.amount, 'cost', '');
    PERFORM ledger_bonus_next(p_merchant, g.owner, g.currency);
  END IF;
  SELECT state INTO g.state FROM bonus_grant WHERE merchant = p_merchant AND source = g.source;
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN g.state;
END $$;

-- Ends a grant before its time: given up by the member, reversed with its deposit. @returns whether it was open
CREATE OR REPLACE FUNCTION ledger_bonus_end(p_merchant text, p_grant text, p_state text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET enable_seqscan = off AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
  g bonus_grant;
BEGIN
  IF p_state NOT IN ('given_up', 'reversed') THEN
    RAISE EXCEPTION 'no end of a grant: %', p_state USING ERRCODE = 'invalid_parameter_value';
  END IF;
  SELECT * INTO g FROM bonus_grant WHERE merchant = p_merchant AND id = p_grant;
  PERFORM ledger_bonus_lock(p_merchant, g.owner, g.currency);
  SELECT * INTO g FROM bonus_grant WHERE merchant = p_merchant AND id = p_grant;
  IF g.state IN ('queued', 'active') THEN
    PERFORM ledger_bonus_finish(p_merchant, g.id, p_state);
  END IF;
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN coalesce(g.state IN ('queued', 'active'), false);
END $$;

-- Ends grants that are out of time and have no open stake. @returns their number
CREATE OR REPLACE FUNCTION ledger_bonus_expire(p_merchant text, p_now timestamptz, p_limit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET enable_seqscan = off AS $$
DECLARE
  v_outer text := ledger_enter(p_merchant);
  v_count int := 0;
  r record;
BEGIN
  FOR r IN SELECT id, owner, currency FROM bonus_grant
    WHERE merchant = p_merchant AND state = 'active' AND expires_at <= p_now AND open_stakes = 0
    ORDER BY owner, currency LIMIT p_limit
  LOOP
    PERFORM ledger_bonus_lock(p_merchant, r.owner, r.currency);
    PERFORM ledger_bonus_review(p_merchant, r.id, p_now);
    v_count := v_count + 1;
  END LOOP;
  PERFORM ledger_leave(p_merchant, v_outer);
  RETURN v_count;
END $$;

/** A deliberate defect at one place of the ledger's source. */
export interface Mutant {
  name: string
  /** The file below apps/server/src, the text in it (found once), and its replacement. */
  file: string
  find: string
  replace: string
  /** The tests that must detect it, below apps/server/src/ledger. */
  tests: string[]
  /** Only concurrent calls can detect it: needs a PostgreSQL. */
  needsServed?: boolean
}

const tables = 'db/migrations/010-ledger.sql'
const tableRights = 'db/migrations/012-ledger-rights.sql'
const digests = 'db/migrations/082-ledger-digests.sql'
const request = 'db/functions/01-ledger-request.sql'
const decision = 'db/functions/02-ledger-decision.sql'
const write = 'db/functions/03-ledger-write.sql'
const calls = 'db/functions/04-ledger-calls.sql'
const bonus = 'db/functions/04-bonus.sql'
const store = 'ledger/ledger.store.ts'

const examples = ['ledger.test.ts']
const guards = ['ledger-guard.test.ts']
const races = ['ledger-race.test.ts']
const jobs = ['ledger-jobs.test.ts']
const batches = ['ledger-writer.test.ts']
const bonuses = ['ledger-bonus-property.test.ts']

export const mutants: Mutant[] = [
  {
    name: 'the lock of the account is dropped',
    file: write,
    find: `AND currency = p.currency
    FOR NO KEY UPDATE;`,
    replace: 'AND currency = p.currency;',
    tests: races,
    needsServed: true,
  },
  {
    name: 'keys are not unique',
    file: digests,
    find: 'UNIQUE (key_digest)',
    replace: 'UNIQUE (key_digest, id)',
    tests: examples,
  },
  {
    name: 'a hold is not checked against what is free',
    file: write,
    find: `ELSIF v_balance - v_held + v_amount < v_floor THEN`,
    replace: 'ELSIF false THEN',
    tests: examples,
  },
  {
    name: 'what is held counts as free',
    file: write,
    find: `ELSIF v_balance - v_held + v_amount < v_floor THEN`,
    replace: 'ELSIF v_balance + v_amount < v_floor THEN',
    tests: examples,
  },
  {
    name: 'money that is taken at once is not checked against what is free',
    file: write,
    find: 'IF v_moved < 0 AND v_refusal IS NULL AND v_balance - v_held + v_moved < v_floor THEN',
    replace: 'IF false THEN',
    tests: examples,
  },
  {
    name: 'the table lets a balance fall below its floor',
    file: tables,
    find: 'CHECK (held >= 0 AND balance - held >= floor)',
    replace: 'CHECK (held >= 0)',
    tests: guards,
  },
  {
    name: 'the work ends the caller’s transaction and stands outside it',
    file: store,
    find: 'export async function applyCommand(tx: Tx, { merchant, row }: LedgerCommand): Promise<LedgerAnswer> {',
    replace: `export async function applyCommand(tx: Tx, { merchant, row }: LedgerCommand): Promise<LedgerAnswer> {
  await tx.execute(sql\`COMMIT\`)`,
    tests: examples,
  },
  {
    name: 'the content of a repeated key is not compared',
    file: request,
    find: ' OR stored.request_hash <> p.hash THEN',
    replace: ' THEN',
    tests: examples,
  },
  {
    name: 'another account’s tombstone answers',
    file: request,
    find: 'stored.account_id <> p_account_id OR ',
    replace: '',
    tests: examples,
  },
  {
    name: 'a refusal is not stored',
    file: write,
    find: `    v_phase := 'refused';
    v_moved := 0;`,
    replace: `    RETURN ledger_refuse(v_refusal, v_account_id);`,
    tests: examples,
  },
  {
    name: 'a roll-back before its debit leaves no tombstone',
    file: write,
    find: 'ELSIF v_is_early THEN',
    replace: 'ELSIF false THEN',
    tests: examples,
  },
  {
    name: 'what was held is not released',
    file: write,
    find: 'v_held := v_held - coalesce(v_freed, 0);',
    replace: 'v_held := v_held;',
    tests: examples,
  },
  {
    name: 'a hold is released twice',
    file: decision,
    find: `  IF v_hold.phase = 'pending' THEN
    IF p.amount`,
    replace: `  IF v_hold.phase IN ('pending', 'voided') THEN
    IF p.amount`,
    tests: examples,
  },
  {
    name: 'a part that is posted takes all',
    file: decision,
    find: 'd.taken := coalesce(p.amount, d.freed);',
    replace: 'd.taken := d.freed;',
    tests: examples,
  },
  {
    name: 'the operator’s side of a transfer is missing',
    file: write,
    find: 'VALUES (v_id, p_merchant, v_counter, p.currency, -v_moved);',
    replace: 'SELECT v_id, p_merchant, v_counter, p.currency, -v_moved WHERE false;',
    tests: examples,
  },
  {
    name: 'the operator’s side of a posted stake is missing',
    file: write,
    find: 'SELECT id, p_merchant, counter, p.currency, -moved FROM side;',
    replace: 'SELECT id, p_merchant, counter, p.currency, -moved FROM side WHERE id = v_id;',
    tests: examples,
  },
  {
    name: 'a transfer may have another currency than its account',
    file: tables,
    find: '  FOREIGN KEY (account_id, currency) REFERENCES ledger_account (id, currency),\n',
    replace: '',
    tests: guards,
  },
  {
    name: 'an unknown currency is taken',
    file: tables,
    find: 'currency text NOT NULL REFERENCES ledger_currency (code)',
    replace: 'currency text NOT NULL',
    tests: guards,
  },
  {
    name: 'a repetition is told today’s balance',
    file: request,
    find: 'stored.balance_after, stored.held_after,',
    replace: '(SELECT balance FROM ledger_account WHERE id = p_account_id), stored.held_after,',
    tests: examples,
  },
  {
    name: 'a posted hold expires',
    file: calls,
    find: `AND account_id = v_account AND phase = 'pending' AND expires_at <= p_now`,
    replace: `AND account_id = v_account AND phase IN ('pending', 'posted') AND kind = 'withdrawal'`,
    tests: jobs,
  },
  {
    name: 'a hold expires before its time',
    file: calls,
    find: `AND account_id = v_account AND phase = 'pending' AND expires_at <= p_now`,
    replace: `AND account_id = v_account AND phase = 'pending'`,
    tests: jobs,
  },
  {
    name: 'a closed round takes stakes',
    file: write,
    find: `p.scope, 'round:' || p.round)) THEN`,
    replace: `p.scope, 'round:' || p.round) AND false) THEN`,
    tests: examples,
  },
  {
    name: 'a vendor reaches another vendor’s stake',
    file: decision,
    find: `SELECT * INTO v_hold FROM ledger_transfer WHERE key_digest = ledger_digest(p_merchant, p.scope, p.target);`,
    replace: `SELECT * INTO v_hold FROM ledger_transfer WHERE merchant = p_merchant AND key = p.target;`,
    tests: examples,
  },
  {
    name: 'a stake is rolled back for another member',
    file: decision,
    find: `ELSIF v_hold.account_id <> p_account_id OR v_hold.operation`,
    replace: 'ELSIF v_hold.operation',
    tests: examples,
  },
  {
    name: 'a win that overtakes its stake is refused for good',
    file: write,
    find: `-- The credit arrived before its debit; the caller may retry.
        RETURN coalesce(ledger_replay(p_merchant, p, v_account_id), ledger_refuse('transaction_unknown', v_account_id));`,
    replace: `v_refusal := 'transaction_unknown';`,
    tests: examples,
  },
  {
    name: 'a transfer is reversed twice',
    file: decision,
    find: `    d.refusal := 'transaction_reversed';`,
    replace: `    d.settles := NULL;`,
    tests: examples,
  },
  {
    name: 'the version of an account stands still',
    file: write,
    find: 'v_version := v_version + 1 + CASE v_hold_phase',
    replace: 'v_version := v_version + CASE v_hold_phase',
    tests: examples,
  },
  {
    name: 'a roll-up forgets what the operator had',
    file: calls,
    find: 'DO UPDATE SET balance = a.balance + excluded.balance',
    replace: 'DO UPDATE SET balance = excluded.balance',
    tests: jobs,
  },
  {
    name: 'a roll-up forgets what the day has brought',
    file: calls,
    find: 'DO UPDATE SET received = d.received + excluded.received',
    replace: 'DO UPDATE SET received = excluded.received',
    tests: jobs,
  },
  {
    name: 'a caller bound to a merchant reaches another’s ledger',
    file: calls,
    find: `    IF v_outer <> '' THEN
      RAISE`,
    replace: `    IF false THEN
      RAISE`,
    tests: guards,
  },
  {
    name: 'a snapshot older than the lock is let in',
    file: calls,
    find: `IF current_setting('transaction_isolation') <> 'read committed' THEN`,
    replace: 'IF false THEN',
    tests: guards,
  },
  {
    name: 'the application may write the tables',
    file: tableRights,
    find: `EXECUTE format('REVOKE ALL ON %I FROM %I', ledger_table, reader.rolname);`,
    replace: '',
    tests: guards,
  },
  {
    name: 'entries may be changed',
    file: tableRights,
    find: 'CREATE TRIGGER stays BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry EXECUTE FUNCTION ledger_stay();\n',
    replace: '',
    tests: guards,
  },
  {
    name: 'a correction needs no stake in its round',
    file: write,
    find: "IF p.kind = 'adjustment' AND p.round IS NOT NULL THEN",
    replace: 'IF false THEN',
    tests: examples,
  },
  {
    name: 'a refused stake makes its round known',
    file: write,
    find: `AND operation = 'hold' AND phase <> 'refused') THEN
        RETURN coalesce`,
    replace: `AND operation = 'hold') THEN
        RETURN coalesce`,
    tests: examples,
  },
  {
    name: 'a win apart from stakes may take',
    file: write,
    find: "p.kind IN ('deposit', 'opening', 'win', 'commission') AND p.amount > 0",
    replace: "p.kind IN ('deposit', 'opening', 'win', 'commission') AND p.amount <> 0",
    tests: examples,
  },
  {
    name: 'the callers of a batch get each other’s answers',
    file: store,
    find: 'new Map(rows.map((row) => [row.place, readAnswer(row)]))',
    replace: 'new Map(rows.map((row, index) => [index + 1, readAnswer(row)]))',
    tests: batches,
  },
  {
    name: 'a repetition splits the stake again',
    file: bonus,
    find: ' OR EXISTS (SELECT FROM ledger_transfer WHERE key_digest = v_digest) THEN',
    replace: ' THEN',
    tests: bonuses,
  },
  {
    name: 'the largest stake of a bonus is not looked at',
    file: bonus,
    find: 'IF -p.amount > g.largest_stake THEN',
    replace: 'IF false THEN',
    tests: bonuses,
  },
  {
    name: 'a win goes to real money whole',
    file: bonus,
    find: `PERFORM ledger_bonus_move(p_merchant, g, 'win ' || p.scope || ' ' || p.key, v_share - v_kept, p.reference);`,
    replace: `PERFORM ledger_bonus_move(p_merchant, g, 'win ' || p.scope || ' ' || p.key, 0, p.reference);`,
    tests: bonuses,
  },
  {
    name: 'stakes from before the grant are left out of the shares',
    file: bonus,
    find: `AND t.phase IN ('pending', 'posted')));`,
    replace: `AND t.phase IN ('pending', 'posted') AND t.key LIKE '%1'));`,
    tests: bonuses,
  },
  {
    name: 'a returned stake stays real money',
    file: bonus,
    find: `PERFORM ledger_bonus_move(p_merchant, g, 'return ' || p.scope || ' ' || p.target, v_play.bonus, v_play.game);`,
    replace: `PERFORM ledger_bonus_move(p_merchant, g, 'return ' || p.scope || ' ' || p.target, 0, v_play.game);`,
    tests: bonuses,
  },
  {
    name: 'a game counts whole whatever its weight',
    file: bonus,
    find: `counted = CASE WHEN g.state = 'active' AND g.free_stake IS NULL THEN amount * weight / 100 ELSE 0 END`,
    replace: `counted = CASE WHEN g.state = 'active' AND g.free_stake IS NULL THEN amount ELSE 0 END`,
    tests: bonuses,
  },
  {
    name: 'a cap of winnings is not kept',
    file: bonus,
    find: 'v_kept := least(v_balance, greatest(coalesce(g.winnings_cap - g.converted, v_balance), 0));',
    replace: 'v_kept := v_balance;',
    tests: bonuses,
  },
  {
    name: 'what an end takes stays with the grant',
    file: bonus,
    find: `PERFORM ledger_bonus_forfeit(p_merchant, g, 'end', v_balance - v_kept);`,
    replace: `PERFORM ledger_bonus_forfeit(p_merchant, g, 'end', 0);`,
    tests: bonuses,
  },
  {
    name: 'an open stake does not keep a grant',
    file: bonus,
    find: 'ELSIF g.open_stakes > 0 THEN',
    replace: 'ELSIF false THEN',
    tests: bonuses,
  },
  {
    name: 'a game without weight takes bonus money',
    file: bonus,
    find: 'ELSIF v_weight > 0 AND g.expires_at',
    replace: 'ELSIF v_weight >= 0 AND g.expires_at',
    tests: bonuses,
  },
  {
    name: 'bonus money is staked first whatever the order',
    file: bonus,
    find: `WHEN 'real_first' THEN 0`,
    replace: `WHEN 'real_first' THEN least(p_stake, p_bonus)`,
    tests: bonuses,
  },
  {
    name: 'the next grant never begins',
    file: bonus,
    find: `  PERFORM ledger_bonus_next(p_merchant, g.owner, g.currency);
END $$;

-- The oldest`,
    replace: `END $$;

-- The oldest`,
    tests: bonuses,
  },
]

-- Kinds of movement for bonus money and for the commission of agents, and the refusal of a stake above a bonus's largest.
ALTER TYPE ledger_kind ADD VALUE 'bonus';
ALTER TYPE ledger_kind ADD VALUE 'commission';
ALTER TYPE ledger_refusal ADD VALUE 'bonus_stake_limit';

-- Agents: members who bring members, their tree, links, plans and statements (decision 122). A month is stored as its first
-- day, of the merchant's time zone; money is in minor units.
CREATE TABLE agent (
  merchant text NOT NULL,
  member_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('applied', 'refused', 'approved', 'stopped')),
  -- What the member wrote, and why staff decided.
  application text NOT NULL DEFAULT '',
  reason text,
  -- In capital letters, from the first approval on.
  code text,
  applied_at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (merchant, member_id),
  UNIQUE (merchant, code),
  CHECK ((code IS NOT NULL) = (state IN ('approved', 'stopped'))),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);
CREATE INDEX agent_applied ON agent (merchant, applied_at, member_id);

-- Whom an agent stands below, from a month on: past months keep their tree.
CREATE TABLE agent_parent (
  merchant text NOT NULL,
  agent_id text NOT NULL,
  from_month date NOT NULL CHECK (extract(day FROM from_month) = 1),
  parent_id text CHECK (parent_id <> agent_id),
  PRIMARY KEY (merchant, agent_id, from_month),
  FOREIGN KEY (merchant, agent_id) REFERENCES agent (merchant, member_id),
  FOREIGN KEY (merchant, parent_id) REFERENCES agent (merchant, member_id)
);
CREATE INDEX agent_parent_below ON agent_parent (merchant, parent_id);

-- A version of a plan never changes; it counts from a month on.
CREATE TABLE agent_plan (
  merchant text NOT NULL,
  id text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  name text NOT NULL,
  from_month date NOT NULL CHECK (extract(day FROM from_month) = 1),
  terms jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant, id, version)
);

CREATE TABLE agent_plan_choice (
  merchant text NOT NULL,
  agent_id text NOT NULL,
  from_month date NOT NULL CHECK (extract(day FROM from_month) = 1),
  plan_id text NOT NULL,
  PRIMARY KEY (merchant, agent_id, from_month),
  FOREIGN KEY (merchant, agent_id) REFERENCES agent (merchant, member_id)
);

-- The id is the `tid` of the link's address.
CREATE TABLE agent_link (
  merchant text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  agent_id text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, agent_id) REFERENCES agent (merchant, member_id)
);
CREATE UNIQUE INDEX agent_link_open ON agent_link (merchant, agent_id, name) WHERE closed_at IS NULL;

-- link 0: the address without a channel.
CREATE TABLE agent_click (
  merchant text NOT NULL,
  agent_id text NOT NULL,
  link_id bigint NOT NULL,
  day date NOT NULL,
  clicks integer NOT NULL,
  PRIMARY KEY (merchant, agent_id, link_id, day)
);

-- Whose a member is: written with its registration, once and for ever (T24).
CREATE TABLE agent_member (
  merchant text NOT NULL,
  member_id text NOT NULL,
  agent_id text NOT NULL CHECK (agent_id <> member_id),
  link_id bigint,
  bound_at timestamptz NOT NULL,
  bound_on date NOT NULL,
  first_deposit_on date,
  -- The month whose statement rewards it.
  acquired_in date,
  PRIMARY KEY (merchant, member_id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  FOREIGN KEY (merchant, agent_id) REFERENCES agent (merchant, member_id)
);
CREATE INDEX agent_member_of ON agent_member (merchant, agent_id, bound_at, member_id);

-- How far the play of a member's account is counted: its version at the last count, and the last transfer of the days that
-- are over.
CREATE TABLE agent_account (
  merchant text NOT NULL,
  member_id text NOT NULL,
  version bigint NOT NULL,
  through_id bigint NOT NULL,
  PRIMARY KEY (merchant, member_id)
);

-- Days before open_from are over and never change; months before stated_from have their statements.
CREATE TABLE agent_count (
  merchant text PRIMARY KEY,
  open_from date NOT NULL,
  stated_from date NOT NULL CHECK (extract(day FROM stated_from) = 1),
  counted_at timestamptz
);

-- A member's settled play of a day by game, and its money under no game. What was won and what bonuses cost may be below
-- zero by corrections.
CREATE TABLE agent_play (
  merchant text NOT NULL,
  member_id text NOT NULL,
  day date NOT NULL,
  vendor text NOT NULL,
  game text NOT NULL,
  agent_id text NOT NULL,
  staked bigint NOT NULL CHECK (staked >= 0),
  won bigint NOT NULL,
  bonus bigint NOT NULL,
  deposited bigint NOT NULL,
  withdrawn bigint NOT NULL,
  PRIMARY KEY (merchant, member_id, day, vendor, game)
);
CREATE INDEX agent_play_of ON agent_play (merchant, agent_id, day);

-- Sums of an agent's own members by day.
CREATE TABLE agent_day (
  merchant text NOT NULL,
  agent_id text NOT NULL,
  day date NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  bonus bigint NOT NULL,
  deposited bigint NOT NULL,
  withdrawn bigint NOT NULL,
  registrations integer NOT NULL,
  first_deposits integer NOT NULL,
  PRIMARY KEY (merchant, agent_id, day)
);

CREATE TABLE agent_statement (
  merchant text NOT NULL,
  agent_id text NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'paid', 'reversed')),
  currency text NOT NULL,
  plan_id text NOT NULL,
  plan_name text NOT NULL,
  -- As they were: neither changes.
  terms jsonb NOT NULL,
  lines jsonb NOT NULL,
  total bigint NOT NULL,
  payable bigint NOT NULL CHECK (payable = greatest(total, 0)),
  held_until timestamptz NOT NULL,
  reason text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  paid_at timestamptz,
  -- The month whose statement takes back what was paid.
  taken_back_in date,
  PRIMARY KEY (merchant, agent_id, month),
  CHECK (state <> 'paid' OR paid_at IS NOT NULL),
  FOREIGN KEY (merchant, agent_id) REFERENCES agent (merchant, member_id)
);
CREATE INDEX agent_statement_month ON agent_statement (merchant, month, agent_id);
CREATE INDEX agent_statement_due ON agent_statement (merchant, held_until) WHERE state = 'approved';

SELECT protect_by_merchant('agent'), protect_by_merchant('agent_parent'), protect_by_merchant('agent_plan'),
  protect_by_merchant('agent_plan_choice'), protect_by_merchant('agent_link'), protect_by_merchant('agent_click'),
  protect_by_merchant('agent_member'), protect_by_merchant('agent_account'), protect_by_merchant('agent_count'),
  protect_by_merchant('agent_play'), protect_by_merchant('agent_day'), protect_by_merchant('agent_statement');

import { z } from 'zod'
import { agentPlanTerms } from './agent-plan.ts'
import { endpoint } from './endpoint.ts'
import {
  amountMinor,
  currencyCode,
  id,
  instant,
  newPassword,
  referralCode,
  signedAmountMinor,
  username,
} from './fields.ts'

/** A calendar month `YYYY-MM` of the merchant’s time zone. */
export const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
/** Text that the database can store: no NUL, no half of a pair of surrogates. */
const plainText = z.string().regex(/^[^\0\p{Cs}]*$/u)

/** `none`: never applied. A refused one may apply again. */
export const agentStates = ['none', 'applied', 'refused', 'approved', 'stopped'] as const
export type AgentState = (typeof agentStates)[number]

/** Links that an agent has at once. */
export const AGENT_LINK_LIMIT = 50
export const AGENT_TEXT_MIN = 10
export const AGENT_TEXT_MAX = 500

const agentLink = z.object({
  /** The visitor’s `tid`, a whole number; `0` for the address without a channel. */
  id: z.string(),
  /** Its channel, as the agent calls it. */
  name: z.string(),
  clicks: z.number().int(),
  registrations: z.number().int(),
  firstDeposits: z.number().int(),
  createdAt: instant.nullable(),
})
export type AgentLink = z.output<typeof agentLink>

export const readAgent = endpoint({
  method: 'GET',
  path: '/wps/agent',
  access: 'member',
  summary: 'Whether the member is an agent or may become one, with its code, links and plan (AGENT-01, OPEN-25)',
  value: z.object({
    state: z.enum(agentStates),
    /** Whether the merchant takes applications. */
    isOpen: z.boolean(),
    /** Staff’s reason of a refusal. */
    reason: z.string().nullable(),
    appliedAt: instant.nullable(),
    /** The agent’s code for links and registrations; null without one. */
    code: z.string().nullable(),
    currency: currencyCode,
    links: z.array(agentLink),
    plan: z.object({ name: z.string(), terms: agentPlanTerms }).nullable(),
    /** Own members, and agents below at any depth. */
    memberCount: z.number().int(),
    agentCount: z.number().int(),
  }),
})
export type Agent = z.output<typeof readAgent.value>

export const applyAsAgent = endpoint({
  method: 'POST',
  path: '/wps/agent/apply',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'Applies to become an agent; the same again changes the text while nobody has decided',
  body: z.object({ text: plainText.trim().min(AGENT_TEXT_MIN).max(AGENT_TEXT_MAX) }),
  value: z.object({ state: z.enum(agentStates) }),
  errors: ['not_allowed'],
})

export const createAgentLink = endpoint({
  method: 'POST',
  path: '/wps/agent/link',
  access: 'agent',
  summary: 'Creates a link with a channel of its own; the same name answers the link that is there',
  body: z.object({ name: plainText.trim().min(1).max(40) }),
  value: z.object({ id: z.string() }),
  errors: ['request_conflict', 'not_allowed'],
})

export const closeAgentLink = endpoint({
  method: 'POST',
  path: '/wps/agent/link/close',
  access: 'agent',
  summary: 'Takes a link from the list; whoever follows it later is still bound to the agent',
  body: z.object({ id: z.string().regex(/^[1-9]\d{0,18}$/) }),
  value: z.object({ done: z.literal(true) }),
})

export const countAgentClick = endpoint({
  method: 'POST',
  path: '/wps/agent/click',
  access: 'anyone',
  summary: 'Counts that somebody followed an agent’s link; says nothing about whether there is one',
  body: z.object({
    affiliateCode: referralCode,
    linkId: z
      .string()
      .regex(/^[1-9]\d{0,18}$/)
      .optional(),
  }),
  value: z.object({ done: z.literal(true) }),
})

export const registerAgentMember = endpoint({
  method: 'POST',
  path: '/wps/agent/register',
  access: 'agent',
  summary: 'Registers a member below the agent, who stays logged in (AGENT-02, OPEN-25)',
  body: z.object({ username, password: newPassword }),
  value: z.object({ username: z.string() }),
  errors: ['username_taken', 'password_weak', 'not_allowed'],
})

/** Figures of a time; money in minor units of the agent’s currency. */
const agentFigures = z.object({
  stakedMinor: amountMinor,
  wonMinor: signedAmountMinor,
  /** Stakes less wins less what bonuses cost. */
  netMinor: signedAmountMinor,
  depositedMinor: signedAmountMinor,
  withdrawnMinor: signedAmountMinor,
})
export type AgentFigures = z.output<typeof agentFigures>

export const agentGroups = ['day', 'game', 'member', 'agent'] as const
export type AgentGroup = (typeof agentGroups)[number]

export const readAgentNumbers = endpoint({
  method: 'GET',
  path: '/wps/agent/numbers',
  access: 'agent',
  summary: 'Numbers of the agent’s own members, or with `whole` of all below, by day, game, member or agent below',
  query: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    by: z.enum(agentGroups),
    /** `true`: of all agents below too; members of theirs are not listed. */
    whole: z.enum(['true', 'false']).default('false'),
    /** Key of the last row of the page before. */
    after: z.string().max(200).optional(),
  }),
  value: z.object({
    currency: currencyCode,
    /** Until when play is counted. */
    countedAt: instant.nullable(),
    total: agentFigures.extend({
      clicks: z.number().int(),
      registrations: z.number().int(),
      firstDeposits: z.number().int(),
      /** Members with a settled stake. */
      active: z.number().int(),
    }),
    rows: z.array(
      agentFigures.extend({
        /** A day, `vendor/game`, a member’s or an agent’s id. */
        key: z.string(),
        /** Name of the game, or the masked user name; empty for a day. */
        name: z.string(),
        /** Of a member or an agent. */
        joinedAt: instant.nullable(),
        /** Of a member, where the merchant allows it. */
        balanceMinor: signedAmountMinor.nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: ['invalid_input'],
})
export type AgentNumbers = z.output<typeof readAgentNumbers.value>

/** `pending` until it is approved, `approved` until it is paid. A reversed one is taken back by the next. */
export const statementStates = ['pending', 'approved', 'paid', 'reversed'] as const
export type StatementState = (typeof statementStates)[number]

export const statementLineKinds = ['own', 'below', 'stake', 'acquisition', 'discarded', 'carried', 'reversal'] as const

/** One part of a commission: `baseMinor` × `rateBp` / 10,000, without the fraction; or `count` rewards. */
const statementLine = z.object({
  kind: z.enum(statementLineKinds),
  /** Levels below; 0 for own members. */
  level: z.number().int(),
  /** How the base comes about; null where it is not a net result. */
  net: z
    .object({
      stakedMinor: amountMinor,
      wonMinor: signedAmountMinor,
      bonusMinor: signedAmountMinor,
      platformMinor: amountMinor,
      depositFeeMinor: amountMinor,
    })
    .nullable(),
  baseMinor: signedAmountMinor,
  rateBp: z.number().int().nullable(),
  count: z.number().int().nullable(),
  amountMinor: signedAmountMinor,
})
export type StatementLine = z.output<typeof statementLine>

export const agentStatement = z.object({
  month,
  state: z.enum(statementStates),
  currency: currencyCode,
  planName: z.string(),
  terms: agentPlanTerms,
  lines: z.array(statementLine),
  /** Sum of the lines. */
  totalMinor: signedAmountMinor,
  /** What is paid: the sum where it is above zero. */
  payableMinor: amountMinor,
  /** Below zero, what the next month begins with. */
  carriedMinor: signedAmountMinor,
  /** First instant at which it may be paid. */
  heldUntil: instant,
  paidAt: instant.nullable(),
})
export type AgentStatement = z.output<typeof agentStatement>

export const listAgentStatements = endpoint({
  method: 'GET',
  path: '/wps/agent/statement',
  access: 'agent',
  summary: 'The agent’s monthly statements, newest first, with each part of the commission',
  query: z.object({ after: month.optional() }),
  value: z.object({ items: z.array(agentStatement), next: month.nullable() }),
})

export const listAgentBets = endpoint({
  method: 'GET',
  path: '/wps/agent/bets',
  access: 'agent',
  summary: 'Settled bets of an own member, by round, from which a commission comes',
  query: z.object({
    member: id,
    from: z.iso.date(),
    to: z.iso.date(),
    after: z
      .string()
      .regex(/^\d{1,19}$/)
      .optional(),
  }),
  value: z.object({
    currency: currencyCode,
    items: z.array(
      z.object({
        id: z.string(),
        game: z.string(),
        at: instant,
        stakedMinor: amountMinor,
        wonMinor: signedAmountMinor,
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: ['not_found'],
})

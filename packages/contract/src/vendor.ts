import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { errorCodes } from './errors.ts'
import { amountMinor, balanceMinor, boundedInstant, currencyCode, id, positiveAmountMinor } from './fields.ts'

/** Ids of vendors: printable, no spaces, at most 64 characters. */
const vendorId = z.string().regex(/^[\x21-\x7e]{1,64}$/)
const player = { merchant: z.string().regex(/^[a-z0-9]{2,20}$/), playerId: id }
/** The platform session of the player, from `authenticate`. */
const playing = { ...player, sessionId: id }
const round = {
  roundId: vendorId,
  gameCode: z.string().max(40),
  currency: currencyCode,
  description: z.string().max(120).default(''),
}
/** Of every signed call. */
const vendorErrors = ['signature_invalid', 'protocol_unsupported'] as const
const creditErrors = [
  'not_found',
  'currency_mismatch',
  'round_closed',
  'transaction_unknown',
  'transaction_conflict',
  ...vendorErrors,
] as const
/** Versions of the protocol that `X-Protocol` may name; a call without it has the first. */
export const vendorProtocols = ['1'] as const

const walletAnswer = z.object({ transactionId: z.string(), balance: balanceMinor, currency: currencyCode })

/** View, prize mode, play type and the like of a launch (GAME-05, LOTT-02). */
const launchOptions = z.object({
  lottoArea: z.string().optional(),
  prizeMode: z.string().optional(),
  lottoView: z.string().optional(),
  lottoMode: z.string().optional(),
  playType: z.string().optional(),
  hasLobby: z.string().optional(),
  matchId: z.string().optional(),
})

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** A merchant's look for games: colours as `#rrggbb`, corners in CSS pixels. */
export const merchantTheme = z.object({
  ground: colour,
  card: colour,
  raised: colour,
  text: colour,
  accent: colour,
  onAccent: colour,
  radius: z.number().int().min(0).max(32),
})
export type MerchantTheme = z.output<typeof merchantTheme>

/** docs/seamless-wallet.md describes these calls. */
export const vendorAuthenticate = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/authenticate',
  access: 'vendor',
  summary: 'Exchanges a launch token (single use, 60 s) for the player',
  body: z.object({ launchToken: vendorId }),
  value: z.object({
    playerId: z.string(),
    sessionId: z.string(),
    /** Of play money: the logged-in member who tries the game, by their own `playerId`; absent for a guest. */
    ownerId: z.string().optional(),
    username: z.string(),
    merchant: z.string(),
    merchantName: z.string(),
    currency: currencyCode,
    currencySymbol: z.string(),
    currencyPosition: z.enum(['before', 'after']),
    exponent: z.number().int(),
    language: z.string(),
    playMode: z.enum(['real', 'fun']),
    gameCode: z.string(),
    backUrl: z.string(),
    /** Where the player can deposit; absent where they can't. */
    cashierUrl: z.string().optional(),
    /** Of a trial: where the game opens with real money. */
    realUrl: z.string().optional(),
    balance: balanceMinor,
    /** An invalid theme counts as absent: the game opens in its own look. */
    theme: merchantTheme.optional().catch(undefined),
    /** The player has hidden the balance. */
    isBalanceHidden: z.boolean().optional(),
    /** Round to replay; absent in a launch to play. */
    roundId: z.string().optional(),
    /** What the launch asks for besides the game; the vendor validates it. */
    options: launchOptions.optional(),
  }),
  errors: ['launch_token_invalid', ...vendorErrors],
})

export const vendorBalance = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/balance',
  access: 'vendor',
  summary: 'What the player can stake, as long as their session lives',
  body: z.object({ ...playing }),
  value: z.object({ balance: balanceMinor, currency: currencyCode }),
  errors: ['not_found', 'session_over', ...vendorErrors],
})

export const vendorDebit = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/debit',
  access: 'vendor',
  summary: 'Holds a stake until its round is closed; the player’s session must live',
  idempotent: true,
  body: z.object({
    ...playing,
    ...round,
    transactionId: vendorId,
    amount: positiveAmountMinor,
    /** When the round ends, if that is known: shown to the player beside the held stake. No part of the call's identity. */
    endsAt: boundedInstant.optional(),
  }),
  value: walletAnswer,
  errors: [
    'not_found',
    'insufficient_funds',
    'bonus_stake_limit',
    'player_blocked',
    'session_over',
    'currency_mismatch',
    'round_closed',
    'transaction_conflict',
    'transaction_reversed',
    ...vendorErrors,
  ],
})

export const vendorCredit = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/credit',
  access: 'vendor',
  summary: 'Pays a win, zero included; closing the round posts its stakes',
  idempotent: true,
  body: z.object({ ...player, ...round, transactionId: vendorId, amount: amountMinor, closesRound: z.boolean() }),
  value: walletAnswer,
  errors: [...creditErrors],
})

export const vendorRollback = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/rollback',
  access: 'vendor',
  summary: 'Takes a debit back; one that overtakes its debit leaves a mark and the late debit is refused',
  idempotent: true,
  body: z.object({ ...player, transactionId: vendorId, reverses: vendorId, roundId: vendorId }),
  value: walletAnswer,
  errors: ['not_found', 'round_closed', 'transaction_conflict', 'transaction_reversed', ...vendorErrors],
})

export const vendorDebitCredit = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/debit-credit',
  access: 'vendor',
  summary: 'An instant round: takes the stake, pays the win (zero included) and closes the round, all or nothing',
  idempotent: true,
  body: z.object({
    ...playing,
    ...round,
    transactionId: vendorId,
    debitAmount: positiveAmountMinor,
    creditAmount: amountMinor,
  }),
  value: walletAnswer,
  errors: [
    'not_found',
    'insufficient_funds',
    'bonus_stake_limit',
    'player_blocked',
    'session_over',
    'currency_mismatch',
    'round_closed',
    'transaction_conflict',
    'transaction_reversed',
    ...vendorErrors,
  ],
})

export const vendorEndRound = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/end-round',
  access: 'vendor',
  summary: 'Closes a round without a further win; posts its stakes',
  idempotent: true,
  body: z.object({ ...player, ...round, transactionId: vendorId }),
  value: walletAnswer,
  errors: [...creditErrors],
})

export const vendorAdjustment = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/adjustment',
  access: 'vendor',
  summary: 'Corrects what a round has paid, in either direction, with a reason',
  idempotent: true,
  body: z.object({
    ...player,
    roundId: vendorId,
    gameCode: round.gameCode,
    currency: currencyCode,
    transactionId: vendorId,
    /** Above zero pays the player, below zero takes back. */
    amount: z.string().regex(/^-?[1-9]\d{0,17}$/),
    reason: z.string().trim().min(1).max(120),
  }),
  value: walletAnswer,
  errors: [
    'not_found',
    'currency_mismatch',
    'insufficient_funds',
    'transaction_unknown',
    'transaction_conflict',
    ...vendorErrors,
  ],
})

export const vendorJackpot = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/jackpot',
  access: 'vendor',
  summary: 'Pays a jackpot win, apart from the stakes and the end of its round',
  idempotent: true,
  body: z.object({ ...player, ...round, transactionId: vendorId, amount: positiveAmountMinor }),
  value: walletAnswer,
  errors: ['not_found', 'currency_mismatch', 'transaction_conflict', ...vendorErrors],
})

/** Maximum credits of one `settle`. */
export const MAX_SETTLE_CREDITS = 100

const { merchant, ...ofPlayer } = player

export const vendorSettle = endpoint({
  method: 'POST',
  path: '/wps/vendor/wallet/settle',
  access: 'vendor',
  summary: 'Makes up to 100 credits of one merchant, each with its own outcome',
  idempotent: true,
  body: z.object({
    merchant,
    credits: z
      .array(
        z.object({ ...ofPlayer, ...round, transactionId: vendorId, amount: amountMinor, closesRound: z.boolean() }),
      )
      .min(1)
      .max(MAX_SETTLE_CREDITS),
  }),
  value: z.object({
    /** In the order of the credits; `key` is the credit's `transactionId`. */
    results: z.array(
      z.object({
        key: z.string(),
        success: z.boolean(),
        value: walletAnswer.nullable(),
        errorCode: z.enum(errorCodes).nullable(),
      }),
    ),
  }),
  errors: ['not_found', ...vendorErrors],
})

/** Code of a payment provider, in addresses and rows. */
const providerCode = z.string().regex(/^[a-z][a-z0-9-]{1,19}$/)

/** docs/payment-provider.md describes how to connect a provider. */
export const paymentCallback = endpoint({
  method: 'POST',
  path: '/wps/payment/:provider/callback',
  access: 'provider',
  summary: 'A payment provider reports the status of a payment or a payout, in its own envelope',
  idempotent: true,
  form: 'text',
  params: z.object({ provider: providerCode }),
  /** The provider's expected acknowledgement. */
  value: z.string(),
  errors: ['not_found', 'request_conflict'],
})

import {
  type AddressSite,
  type DecidedAddress,
  decideAddress,
  type EndpointInput,
  type Game,
  type launchGame,
} from '@foyer/contract'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'

/** Content of the page's address (ROUTE-13). */
export interface LaunchAddress {
  code: string
  isLottery: boolean
  prizeMode: string | undefined
  vendor: string | undefined
  playType: string | undefined
  /** Sports match that the game opens with. */
  matchId: string | undefined
  lottoView: string | undefined
  backUrl: string | undefined
  /** Round to replay. */
  roundId: string | undefined
}

/** Parses the address: `prize_mode` marks a lottery, `vendor` any other game. Undefined without a game. */
export function readLaunchAddress(search: string): LaunchAddress | undefined {
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(name)?.slice(0, 40) || undefined
  const code = read('code')
  if (!code) return undefined
  return {
    code,
    isLottery: query.has('prize_mode'),
    prizeMode: read('prize_mode'),
    vendor: read('vendor'),
    playType: read('playType'),
    matchId: read('matchId'),
    lottoView: read('lottoView'),
    backUrl: query.get('backUrl')?.slice(0, 2000) || undefined,
    roundId: query.get('roundId')?.slice(0, 64) || undefined,
  }
}

/** The page that launches the same game again later: without the round and the return URL of this visit. */
export function makeGameAddress(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('roundId')
  query.delete('backUrl')
  return `/m/launchGame?${query}`
}

type LaunchQuery = EndpointInput<typeof launchGame>['query']

/** LOTT-05, LOTT-06: lotteries of other vendors, by their category. */
const regionalLotteries: ReadonlyMap<string, Pick<LaunchQuery, 'lottoMode'>> = new Map([
  ['SEA_LOTT', { lottoMode: 'SEA_Tradition_Mobile' }],
  ['VIETNAM_LOTTO', {}],
])

/** LANG-19, CONST-72: launch language of a lottery without a chosen language. */
const lotteryLanguage = 'VI'

/** DEC-13, T5: a page of ours, or an address on the merchant's list; any other return URL becomes home. */
function decideBackUrl(raw: string | undefined, place: AddressSite): string {
  const decision = decideAddress(raw, 'outside', place)
  if (decision.kind === 'own') return decision.path
  return decision.kind === 'listed' ? decision.url : '/m/home'
}

/**
 * The query of the call: a lottery's names (LOTT-01..03) or those of any other game (GAME-05, OPEN-40), also used by
 * the lotteries of the sea region and of Vietnam (LOTT-06). The game's own data fill in missing parts of the address
 * (OPEN-42).
 */
export function makeLaunchQuery(
  address: LaunchAddress,
  known: {
    game: Game | undefined
    labelName: string | undefined
    /** The language of the page. */
    language: string
    /** The chosen language, if any. */
    storedLanguage: string | undefined
    place: AddressSite
    /** Whether the member has hidden the balance. */
    isBalanceHidden?: boolean
  },
): LaunchQuery {
  const { game, labelName, storedLanguage } = known
  const region = regionalLotteries.get(game?.gameClassify ?? '')
  const isLottery = region !== undefined || address.isLottery || game?.launchMode === 'LOTT'
  const language = isLottery ? (storedLanguage ?? lotteryLanguage) : known.language
  const lottoView = address.lottoView ?? game?.lottoView ?? undefined
  const prizeMode = address.prizeMode ?? game?.prizeMode ?? undefined
  const shared = {
    device: 'MOBILE',
    backUrl: decideBackUrl(address.backUrl, known.place),
    hasLobby: 'false',
    language,
    labelName,
    lottoView,
    title: game?.title,
    playType: address.playType,
    matchId: address.matchId,
    roundId: address.roundId,
    balance: known.isBalanceHidden ? 'hidden' : undefined,
  } as const
  if (region) return dropUndefined({ ...shared, ...region, launchMode: 'LOTT', gameCode: address.code, prizeMode })
  return dropUndefined(
    isLottery
      ? {
          ...shared,
          launchMode: 'LOTT',
          lottoGameCode: address.code,
          lottoPrizeMode: prizeMode,
          lottoArea: game?.lottoArea ?? undefined,
        }
      : { ...shared, launchMode: 'GAME', gameCode: address.code, prizeMode },
  )
}

function dropUndefined(query: LaunchQuery): LaunchQuery {
  const named = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named) as LaunchQuery // without undefined fields
}

/**
 * GAME-01..04, GAME-20: asking, a delay of 150 ms, then leaving for the game or framing it; ten seconds in all; every
 * failure has a retry. The native app opens a game that is left for in the phone's browser, and its page stays.
 */
export type LaunchState =
  | { step: 'asking' }
  | { step: 'resting'; gameUrl: DecidedAddress; isFramed: boolean }
  | { step: 'leaving'; gameUrl: DecidedAddress }
  /** The native app has opened the game in the phone's browser (decision 063). */
  | { step: 'outside' }
  /** The frame loads. */
  | { step: 'framing'; gameUrl: DecidedAddress }
  /** The game is open in its frame. */
  | { step: 'playing'; gameUrl: DecidedAddress }
  /** Without an error the failure is shown over the page. */
  | { step: 'failed'; error: FailureMessage | undefined }

export type LaunchEvent =
  /** `origin` is our own. */
  | { type: 'answered'; gameUrl: string; isFramed: boolean; origin: string }
  | { type: 'refused'; error: FailureMessage | undefined }
  /** The delay is over. */
  | { type: 'rested' }
  /** The vendor's document is in the frame. */
  | { type: 'framed' }
  /** Ten seconds have passed and the page has no game. */
  | { type: 'expired'; isNativeApp: boolean }
  | { type: 'retried' }
  /** The member has returned from the game by the browser's back/forward cache. */
  | { type: 'returned' }

export const launchStart: LaunchState = { step: 'asking' }

/** Every event in every state; events without meaning there change nothing. */
export function advanceLaunch(state: LaunchState, event: LaunchEvent): LaunchState {
  if (event.type === 'expired' && isOpening(state))
    return state.step === 'leaving' && event.isNativeApp
      ? { step: 'outside' }
      : { step: 'failed', error: 'timeout_retry_please' }
  switch (state.step) {
    case 'asking':
      if (event.type === 'answered') return readGameUrl(event)
      return event.type === 'refused' ? { step: 'failed', error: event.error } : state
    case 'resting':
      if (event.type !== 'rested') return state
      return { step: state.isFramed ? 'framing' : 'leaving', gameUrl: state.gameUrl }
    case 'leaving':
      return event.type === 'returned' ? launchStart : state
    case 'framing':
      return event.type === 'framed' ? { step: 'playing', gameUrl: state.gameUrl } : state
    case 'playing':
      return state
    case 'failed':
    case 'outside':
      return event.type === 'retried' ? launchStart : state
  }
}

/** The launch has no end yet, and its ten seconds count. */
export function isOpening({ step }: LaunchState): boolean {
  return step !== 'failed' && step !== 'playing' && step !== 'outside'
}

/**
 * The server has checked the address against its vendor's list; here it must at least be a vendor's web address (T3).
 */
function readGameUrl({ gameUrl, isFramed, origin }: Extract<LaunchEvent, { type: 'answered' }>): LaunchState {
  const decision = decideAddress(gameUrl, 'vendor', { origin, listed: 'checked' })
  if (decision.kind !== 'listed') return { step: 'failed', error: 'error.game_unavailable' }
  return { step: 'resting', gameUrl: decision.url, isFramed }
}

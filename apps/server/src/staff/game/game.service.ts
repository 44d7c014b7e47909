import type { StaffGameChange } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { type GameRow, listGames, offerGames } from '../../games/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  listStoredMerchants,
  lockMerchants,
  type Merchant,
  parseMerchantSettings,
  saveMerchant,
} from '../../merchant/index.ts'
import { appendTrail, type TrailActor } from '../trail/index.ts'
import { applyGameChange, type ChosenGames, hashState, isKnownChange, isSameChoice } from './game.rules.ts'

interface GameEffect {
  turnedOn: GameRow[]
  turnedOff: GameRow[]
  isReordered: boolean
}

/** The choice that a change leads to. @throws ServiceError `not_found`, `invalid_input` for an order that is too long */
function decideChoice(games: ChosenGames, change: StaffGameChange, known: readonly GameRow[]): ChosenGames {
  if (!isKnownChange(change, known)) throw new ServiceError('not_found')
  const next = applyGameChange(games, change, known)
  if (!next) throw new ServiceError('invalid_input', [{ path: 'change.codes', rule: 'field.invalid' }])
  return next
}

/** What members see after a change and not before, and the other way round. @throws ServiceError `not_found` */
export async function previewGameChange(tx: Tx, merchant: Merchant, change: StaffGameChange): Promise<GameEffect> {
  const { code, settings } = merchant
  const known = await listGames(tx, code)
  const games = decideChoice(settings.games ?? {}, change, known)
  const before = offerGames(known, settings)
  const after = offerGames(known, { ...settings, games })
  const codesBefore = before.map((game) => game.code)
  const codesAfter = after.map((game) => game.code)
  return {
    turnedOn: after.filter((game) => !codesBefore.includes(game.code)),
    turnedOff: before.filter((game) => !codesAfter.includes(game.code)),
    isReordered:
      codesAfter.filter((one) => codesBefore.includes(one)).join() !==
      codesBefore.filter((one) => codesAfter.includes(one)).join(),
  }
}

interface GameChange {
  merchant: string
  actor: TrailActor
  reason: string
  change: StaffGameChange
  /** Of the state that the change was made from. */
  version: string
}

/**
 * Changes which games a merchant offers, with its row in the trail; what is so already stays as it is. @throws
 * ServiceError `not_found`, `request_conflict` after another change
 */
export async function changeGames(tx: Tx, { merchant, actor, reason, change, version }: GameChange): Promise<void> {
  await lockMerchants(tx)
  const stored = (await listStoredMerchants(tx)).find(({ code }) => code === merchant)
  if (!stored) throw new ServiceError('not_found')
  const games: ChosenGames = parseMerchantSettings(stored.settings).settings?.games ?? {}
  const next = decideChoice(games, change, await listGames(tx, merchant))
  if (isSameChoice(games, next)) return
  if (hashState(games) !== version) throw new ServiceError('request_conflict')
  await saveMerchant(tx, { ...stored, settings: { ...stored.settings, games: next } })
  await appendTrail(tx, { merchant, actor, reason, ...describeChange(change, games, next) })
}

function describeChange(change: StaffGameChange, games: ChosenGames, next: ChosenGames) {
  if (change.kind === 'vendor')
    return {
      ...{ action: 'vendor.switched' as const, subject: 'vendor' as const, subjectId: change.vendor },
      ...{ before: { isOn: !change.isOn }, after: { isOn: change.isOn } },
    }
  if (change.kind === 'order')
    return {
      ...{ action: 'game.ordered' as const, subject: 'game' as const, subjectId: change.category },
      ...{ before: { order: games.order ?? [] }, after: { order: next.order ?? [] } },
    }
  const { codes, isOn } = change
  const changed = codes.filter((code) => (games.hidden ?? []).includes(code) === isOn)
  return {
    ...{ action: 'game.switched' as const, subject: 'game' as const },
    subjectId: changed.length === 1 ? (changed[0] ?? '') : '',
    ...{ before: { isOn: !isOn }, after: { isOn, codes: changed } },
  }
}

import type { OfferFields } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { insertOffer, insertOfferVersion, lockOffer, type OfferRow, saveCodes, updateOffer } from '../../bonus/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { appendTrail, type TrailActor } from '../trail/index.ts'

interface Place {
  merchant: string
  id: string
  /** The revision that the caller saw. */
  version: number
}
interface Reasoned {
  actor: TrailActor
  reason: string
  now: Date
}

/** What stands in the trail; codes are counted, not listed. */
function describe(fields: OfferFields | null): object {
  if (!fields) return {}
  const { reward, ...rest } = fields
  return { ...rest, reward: reward.kind === 'code' ? { ...reward, codes: reward.codes.length } : reward }
}

/**
 * Saves a draft. @returns the new revision
 * @throws ServiceError `request_conflict` for an offer that was changed since, or has ended
 */
export async function saveDraft(
  tx: Tx,
  { merchant, id, version }: Place,
  fields: OfferFields,
  { actor, now }: Omit<Reasoned, 'reason'>,
): Promise<number> {
  const known = await lockOffer(tx, merchant, id)
  const draft = { merchant, id, draft: fields, revision: version + 1, updatedAt: now }
  if (!known) {
    const isNew = version === 0 && (await insertOffer(tx, { ...draft, live: null, endedAt: null, createdAt: now }))
    if (!isNew) throw new ServiceError('request_conflict')
  } else {
    if (known.revision !== version || known.endedAt) {
      // The same save once more.
      if (known.revision === version + 1 && JSON.stringify(known.draft) === JSON.stringify(fields))
        return known.revision
      throw new ServiceError('request_conflict')
    }
    await updateOffer(tx, draft)
  }
  const change = { action: 'offer.saved' as const, subject: 'offer' as const, subjectId: id }
  const before = describe(known?.draft ?? null)
  await appendTrail(tx, { merchant, actor, reason: '', ...change, before, after: describe(fields) })
  return version + 1
}

/**
 * Publishes the draft as the next version, with its codes.
 * @throws ServiceError `not_found` without a draft; `request_conflict` for one changed since, or a code of another offer
 */
export async function publish(tx: Tx, place: Place, { actor, reason, now }: Reasoned): Promise<number> {
  const { merchant, id, version } = place
  const offer = await lockSeen(tx, place)
  const { draft } = offer
  if (!draft) throw new ServiceError('not_found')
  const number = (offer.live ?? 0) + 1
  const made = { merchant, offerId: id, number, fields: draft, publishedAt: now, publishedBy: actor.id ?? '' }
  await insertOfferVersion(tx, made)
  if (draft.reward.kind === 'code') {
    const taken = await saveCodes(tx, { merchant, offerId: id }, draft.reward.codes)
    if (taken.length > 0) throw new ServiceError('request_conflict')
  }
  await updateOffer(tx, { merchant, id, live: number, draft: null, revision: version + 1, updatedAt: now })
  const change = { action: 'offer.published' as const, subject: 'offer' as const, subjectId: id }
  await appendTrail(tx, { merchant, actor, reason, ...change, before: {}, after: { number, ...describe(draft) } })
  return version + 1
}

/** Ends an offer: it gives nothing more. @throws ServiceError `not_found`, `request_conflict` */
export async function endOffer(tx: Tx, place: Place, { actor, reason, now }: Reasoned): Promise<number> {
  const { merchant, id, version } = place
  await lockSeen(tx, place)
  await updateOffer(tx, { merchant, id, endedAt: now, revision: version + 1, updatedAt: now })
  const change = { action: 'offer.ended' as const, subject: 'offer' as const, subjectId: id }
  await appendTrail(tx, { merchant, actor, reason, ...change, before: {}, after: { ended: true } })
  return version + 1
}

async function lockSeen(tx: Tx, { merchant, id, version }: Place): Promise<OfferRow> {
  const offer = await lockOffer(tx, merchant, id)
  if (!offer) throw new ServiceError('not_found')
  if (offer.revision !== version || offer.endedAt) throw new ServiceError('request_conflict')
  return offer
}

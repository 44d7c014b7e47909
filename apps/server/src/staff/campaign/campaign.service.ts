import {
  type CampaignAudience,
  type createStaffCampaign,
  type EndpointRequest,
  type Language,
  MANY_RECEIVERS,
  parseAllowedLanguages,
  resolveLanguage,
} from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { StaffIdentity } from '../../http/identity.ts'
import { ServiceError } from '../../http/service-error.ts'
import { countAudience, findMemberById, findMemberByUsername } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { readLocalTime } from '../../time-zone.rules.ts'
import { appendTrail } from '../trail/index.ts'
import { mayCampaign, readTexts, seesAllCampaigns } from './campaign.rules.ts'
import { type CampaignRow, endCampaign, findCampaign, insertCampaign, lockCampaign } from './campaign.store.ts'
import { toFilter } from './campaign-sender.service.ts'

/** The merchant's languages, its own first. */
export function listLanguages({ settings }: Pick<Merchant, 'settings'>): Language[] {
  const { defaultLanguage, template } = settings
  return [...new Set([resolveLanguage(defaultLanguage), ...parseAllowedLanguages(template.languages)])]
}

type NewMessage = EndpointRequest<typeof createStaffCampaign>['body']

/** The audience with its member by id. @throws ServiceError `not_found` for an unknown one */
async function resolveAudience(tx: Tx, merchant: string, audience: CampaignAudience): Promise<CampaignAudience> {
  if (audience.kind !== 'member') return audience
  const name = audience.member.normalize('NFKC').toLowerCase()
  const member =
    (await findMemberById(tx, merchant, audience.member)) ?? (await findMemberByUsername(tx, merchant, name))
  if (!member) throw new ServiceError('not_found')
  return { kind: 'member', member: member.id }
}

/** How many members of an audience would get a message now. @throws ServiceError `not_allowed`, `not_found` */
export async function countReceivers(
  tx: Tx,
  merchant: Merchant,
  staff: StaffIdentity,
  { topic, audience }: Pick<NewMessage, 'topic' | 'audience'>,
): Promise<{ receivers: number; skipped: number; all: number; audience: CampaignAudience }> {
  if (!mayCampaign(staff.roles[merchant.code] ?? [], { topic, audience })) throw new ServiceError('not_allowed')
  const resolved = await resolveAudience(tx, merchant.code, audience)
  const { all, closed, blocked } = await countAudience(tx, toFilter(merchant, resolved), new Date())
  const skipped = closed + (topic === 'promotion' ? blocked : 0)
  return { receivers: all - skipped, skipped, all, audience: resolved }
}

/**
 * Plans a message to members, with its row in the trail; the same id again changes nothing. @throws ServiceError
 * `not_allowed`, `not_found`, `invalid_input` without texts in the merchant's language, `request_conflict` for many
 * receivers that were not confirmed and for the id of another person's message
 */
export async function createCampaign(
  tx: Tx,
  merchant: Merchant,
  staff: StaffIdentity,
  message: NewMessage,
): Promise<string> {
  const { code, settings } = merchant
  const { requestId: id, topic, action, hasPush, quietHours, startsAt, reason } = message
  const { receivers, all, audience } = await countReceivers(tx, merchant, staff, message)
  const { defaultLanguage, timeZone } = settings
  const texts = readTexts(message.title, message.body, { languages: listLanguages(merchant), defaultLanguage })
  if (!texts) throw new ServiceError('invalid_input', [{ path: `title.${defaultLanguage}`, rule: 'field.required' }])
  const known = await findCampaign(tx, code, id)
  if (known && known.personId !== staff.personId) throw new ServiceError('request_conflict')
  if (known) return id
  if (receivers > MANY_RECEIVERS && !message.isConfirmed) throw new ServiceError('request_conflict')
  const row = {
    ...{ merchant: code, id, topic, audience, ...texts, action, hasPush, counted: all },
    ...{ quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null },
    ...{ personId: staff.personId, personName: staff.name },
  }
  const start = startsAt === undefined ? undefined : readLocalTime(startsAt, timeZone)
  if (!(await insertCampaign(tx, row, start))) return id
  const title = texts.title[defaultLanguage]
  await appendTrail(tx, {
    ...{ merchant: code, actor: { id: staff.personId, name: staff.name }, reason },
    ...{ action: 'message.created', subject: 'message', subjectId: id, before: {} },
    after: { topic, title, audience: describeAudience(audience), receivers, startsAt: startsAt ?? 'now', hasPush },
  })
  return id
}

/** One line for the trail. */
function describeAudience({ kind, ...fields }: CampaignAudience): string {
  return [kind, ...Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)].join(' ')
}

/** A message that the person may see. @throws ServiceError `not_found` */
export async function requireCampaign(
  tx: Tx,
  merchant: string,
  staff: StaffIdentity,
  id: string,
): Promise<CampaignRow> {
  const row = await findCampaign(tx, merchant, id)
  const isSeen = row && (seesAllCampaigns(staff.roles[merchant] ?? []) || row.personId === staff.personId)
  if (!isSeen) throw new ServiceError('not_found')
  return row
}

/** Stops a message, with its row in the trail; one that is over stays as it is. @throws ServiceError `not_found` */
export async function stopCampaign(
  tx: Tx,
  merchant: string,
  staff: StaffIdentity,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await requireCampaign(tx, merchant, staff, id)
  const row = await lockCampaign(tx, { merchant, id })
  if (!row || row.dueAt === null) return
  await endCampaign(tx, row, 'stopped')
  await appendTrail(tx, {
    ...{ merchant, actor: { id: staff.personId, name: staff.name }, reason },
    ...{ action: 'message.stopped', subject: 'message', subjectId: id },
    ...{ before: { state: row.state }, after: { state: 'stopped', sent: row.sent } },
  })
}

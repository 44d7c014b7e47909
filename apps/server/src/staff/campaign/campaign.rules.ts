import type { CampaignAudience, QuietHours, StaffRole } from '@foyer/contract'
import { isPlayBlocked, type MemberRow } from '../../member/index.ts'
import type { Translated } from '../../translated-text.rules.ts'
import type { CampaignRow } from './campaign.store.ts'

/**
 * Why a member gets no message: a closed account reads none, and whoever may not play gets no offer. Undefined for a
 * receiver.
 */
export function findSkip(
  member: Pick<MemberRow, 'closedAt' | 'playBlockedUntil'>,
  topic: CampaignRow['topic'],
  now: Date,
): 'closed' | 'blocked' | undefined {
  if (member.closedAt !== null) return 'closed'
  return topic === 'promotion' && isPlayBlocked(member, now) ? 'blocked' : undefined
}

/** Whether these roles may send it: support writes to one member, and no offers. */
export function mayCampaign(
  roles: readonly StaffRole[],
  { topic, audience }: { topic: CampaignRow['topic']; audience: CampaignAudience },
): boolean {
  if (roles.includes('owner') || roles.includes('content')) return true
  return roles.includes('support') && topic === 'support' && audience.kind === 'member'
}

/** Whether these roles see messages of others. */
export function seesAllCampaigns(roles: readonly StaffRole[]): boolean {
  return roles.includes('owner') || roles.includes('content')
}

/** The texts that are not empty, of the merchant's languages; undefined without title and text in its own. */
export function readTexts(
  title: Readonly<Record<string, string>>,
  body: Readonly<Record<string, string>>,
  { languages, defaultLanguage }: { languages: readonly string[]; defaultLanguage: string },
): { title: Translated; body: Translated } | undefined {
  const both = languages.filter((language) => title[language] && body[language])
  if (!both.includes(defaultLanguage)) return undefined
  const pick = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(both.map((language) => [language, texts[language] ?? '']))
  return { title: pick(title), body: pick(body) }
}

/** Hours without push of a member who has chosen none: those of the campaign, in the merchant's zone. */
export function readQuietHours(
  { quietFrom, quietTo }: Pick<CampaignRow, 'quietFrom' | 'quietTo'>,
  timeZone: string,
): QuietHours | null {
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo, timeZone }
}

/** Failures of a batch from which its members are worked on one by one. */
const SINGLE_AFTER = 3
/** Failures of one member from which it is passed over. */
const PASS_AFTER = 5

/** How the next batch is worked on, by the failures since the last one that succeeded. */
export function planBatch(attempts: number, size: number): { size: number; isPassedOver: boolean } {
  return { size: attempts > SINGLE_AFTER ? 1 : size, isPassedOver: attempts > PASS_AFTER }
}

import type { CampaignAudience } from '@foyer/contract'

/** A message that is being written. */
export interface CampaignDraft {
  topic: 'support' | 'promotion'
  kind: CampaignAudience['kind']
  member: string
  type: string
  language: string
  currency: string
  registeredSince: string
  lastLoginSince: string
  hasDeposited: boolean
  title: Record<string, string>
  body: Record<string, string>
  hasPush: boolean
  /** Local time in the merchant's zone; empty for now. */
  startsAt: string
  /** Hours; empty for none. */
  quietFrom: string
  quietTo: string
  /** Address of a page of the app; empty for none. */
  action: string
}

export function createDraft(member: string): CampaignDraft {
  return {
    ...{ topic: 'support', kind: member === '' ? 'filter' : 'member', member, type: '', language: '', currency: '' },
    ...{ registeredSince: '', lastLoginSince: '', hasDeposited: false, title: {}, body: {}, hasPush: false },
    ...{ startsAt: '', quietFrom: '22', quietTo: '8', action: '' },
  }
}

/** The audience as the call takes it; undefined while one member is not named. */
export function readAudience(draft: CampaignDraft): CampaignAudience | undefined {
  const { kind, member, type, language, currency, registeredSince, lastLoginSince, hasDeposited } = draft
  if (kind === 'all') return { kind }
  if (kind === 'member') return member.trim() === '' ? undefined : { kind, member: member.trim() }
  return {
    kind,
    ...(type === '' ? {} : { types: [Number(type)] }),
    ...(language === '' ? {} : { language }),
    ...(currency === '' ? {} : { currency }),
    ...(registeredSince === '' ? {} : { registeredSince }),
    ...(lastLoginSince === '' ? {} : { lastLoginSince }),
    ...(hasDeposited ? { hasDeposited } : {}),
  }
}

/** Languages without a title or a text. */
export function listMissing<Language extends { code: string }>(
  { title, body }: Pick<CampaignDraft, 'title' | 'body'>,
  languages: readonly Language[],
): Language[] {
  return languages.filter(({ code }) => !title[code]?.trim() || !body[code]?.trim())
}

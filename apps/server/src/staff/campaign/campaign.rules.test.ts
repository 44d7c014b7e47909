import type { CampaignAudience, StaffRole } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { findSkip, mayCampaign, planBatch, readQuietHours, readTexts } from './campaign.rules.ts'

const now = new Date('2026-05-01T12:00:00Z')
const later = new Date(now.getTime() + 1)

describe('DEC-42: who gets a message', () => {
  it.each([
    [{ closedAt: null, playBlockedUntil: null }, undefined, undefined],
    [{ closedAt: null, playBlockedUntil: later }, 'blocked', undefined],
    [{ closedAt: null, playBlockedUntil: now }, undefined, undefined],
    [{ closedAt: now, playBlockedUntil: null }, 'closed', 'closed'],
    [{ closedAt: now, playBlockedUntil: later }, 'closed', 'closed'],
  ] as const)('%j: an offer %s, service %s', (member, offer, service) => {
    expect(findSkip(member, 'promotion', now)).toBe(offer)
    expect(findSkip(member, 'support', now)).toBe(service)
  })

  const all: CampaignAudience = { kind: 'all' }
  const one: CampaignAudience = { kind: 'member', member: 'ana' }
  it.each([
    [['owner'], 'promotion', all, true],
    [['content'], 'promotion', all, true],
    [['support'], 'support', one, true],
    [['support'], 'support', all, false],
    [['support'], 'promotion', one, false],
    [['support', 'content'], 'promotion', all, true],
    [['finance', 'risk'], 'support', one, false],
    [[], 'support', one, false],
  ] satisfies [StaffRole[], 'support' | 'promotion', CampaignAudience, boolean][])(
    '%j may send %s to %j: %s',
    (roles, topic, audience, isAllowed) => {
      expect(mayCampaign(roles, { topic, audience })).toBe(isAllowed)
    },
  )

  it('texts are those of the merchant’s languages that are whole, and its own is required', () => {
    const of = { languages: ['EN', 'CN'], defaultLanguage: 'EN' }
    expect(readTexts({ EN: 'a', CN: 'c', RU: 'r' }, { EN: 'b', RU: 'r' }, of)).toEqual({
      title: { EN: 'a' },
      body: { EN: 'b' },
    })
    expect(readTexts({ CN: 'c' }, { CN: 'c' }, of)).toBeUndefined()
    expect(readTexts({ EN: '' }, { EN: 'b' }, of)).toBeUndefined()
  })

  it('quiet hours are in the merchant’s zone', () => {
    expect(readQuietHours({ quietFrom: 22, quietTo: 0 }, 'Asia/Manila')).toEqual({
      from: 22,
      to: 0,
      timeZone: 'Asia/Manila',
    })
    expect(readQuietHours({ quietFrom: null, quietTo: null }, 'UTC')).toBeNull()
  })

  it('members of a batch that fails come one by one, and one who still fails is passed over', () => {
    const plan = [1, 3, 4, 5, 6].map((attempts) => planBatch(attempts, 100))
    expect(plan.map(({ size }) => size)).toEqual([100, 100, 1, 1, 1])
    expect(plan.map(({ isPassedOver }) => isPassedOver)).toEqual([false, false, false, false, true])
  })
})

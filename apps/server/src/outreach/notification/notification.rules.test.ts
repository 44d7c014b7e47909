import { languageCodes } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { canSendToContact, type NotificationKind, notificationKinds, writeNotification } from './notification.rules.ts'

describe('T37 notifications', () => {
  test.each(notificationKinds)('%s has a title and a body in every language, with nothing left to fill in', (kind) => {
    const values = { bank: 'BDO Unibank', number: '•••• 3210' }
    const { title, body } = writeNotification(kind, { values, holdSeconds: 86_400 })
    expect(Object.keys(title)).toEqual([...languageCodes])
    for (const text of [...Object.values(title), ...Object.values(body)]) {
      expect(text).toBeTruthy()
      expect(text).not.toMatch(/[{}]/)
    }
    expect(body.EN).toContain('24 hours')
  })

  test('without a hold nothing is said of one', () => {
    const { body } = writeNotification('password_changed', { values: {}, holdSeconds: 0 })
    expect(body.EN).not.toContain('paused')
    expect(body.EN).toContain('contact support')
  })

  test('DEC-36 what is filled in keeps its direction in a right-to-left sentence', () => {
    const { body } = writeNotification('account_added', {
      values: { bank: 'BDO', number: '•••• 3210' },
      holdSeconds: 0,
    })
    expect(body.UR).toContain('\u2068•••• 3210\u2069')
    expect(body.EN).toContain('BDO •••• 3210 was')
  })
})

describe('DEC-30 T14 notifications by e-mail and sms', () => {
  const smsKinds: NotificationKind[] = ['password_changed', 'login_failures']
  test.each([
    ['password_changed', 'email', 0, true],
    ['new_device', 'email', 0, true],
    ['login_failures', 'email', 0, true],
    ['under_review', 'email', 0, false],
    ['new_device', 'email', 9, true],
    ['new_device', 'email', 10, false],
    ['password_changed', 'sms', 0, true],
    ['login_failures', 'sms', 4, true],
    ['password_changed', 'sms', 5, false],
    ['new_device', 'sms', 0, false],
  ] as const)('%s by %s after %i of the day: %s', (kind, channel, sentOfDay, isSent) =>
    expect(canSendToContact({ kind, channel, sentOfDay, smsKinds })).toBe(isSent),
  )

  test('without a setting an sms is sent of a changed password, and of no new device', () => {
    const kinds = notificationKinds.filter((kind) =>
      canSendToContact({ kind, channel: 'sms', sentOfDay: 0, smsKinds: undefined }),
    )
    expect(kinds).toContain('password_changed')
    expect(kinds).not.toContain('new_device')
  })
})

import { pushTopics } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { chooseIcon, computeQuietMs, DEFAULT_CHOICE, decideDelay, readTopics } from './push.rules.ts'

describe('T25 OPEN-60 topics of a subscription', () => {
  test.each([
    ['aurora:money', ['money']],
    ['all', pushTopics],
    ['lotus:money', undefined],
    ['lotus:all', undefined],
    ['aurora:other', undefined],
    ['aurora:', undefined],
  ])('%s of aurora: %j', (name, topics) => expect(readTopics(name, 'aurora')).toEqual(topics))
})

test.each([
  ['/m/art/aurora/icon-{size}.png', '/m/art/aurora/icon-192.png'],
  ['/m/art/one.png', '/m/art/one.png'],
  ['https://images.example/icon-{size}.png', undefined],
  ['', undefined],
])('PUSH-10 the icon of a notification of a merchant with %j is %j', (appIcon, icon) => {
  expect(chooseIcon(appIcon)).toBe(icon)
})

const hours = (from: number, to: number, timeZone = 'UTC') => ({ from, to, timeZone })
const at = (time: string) => new Date(`2026-01-10T${time}Z`)

describe('quiet hours', () => {
  test.each([
    [hours(22, 7), '21:59:59', 0],
    [hours(22, 7), '22:00:00', 9 * 60],
    [hours(22, 7), '23:30:00', 7.5 * 60],
    [hours(22, 7), '06:45:00', 15],
    [hours(22, 7), '07:00:00', 0],
    [hours(13, 15), '14:00:00', 60],
    [hours(13, 15), '15:00:00', 0],
    [hours(8, 8), '08:30:00', 0],
    [hours(22, 7, 'Asia/Manila'), '14:30:00', 8.5 * 60],
    [hours(22, 7, 'Asia/Kolkata'), '16:29:59', 0],
    [hours(22, 7, 'Asia/Kolkata'), '17:40:00', 470],
    [hours(22, 7, 'Asia/Kathmandu'), '17:30:00', 465],
    [hours(22, 7, 'Asia/Kathmandu'), '01:14:30', 0.5],
    [hours(22, 7, 'Mars/Olympus'), '23:00:00', 0],
  ])('%j at %s UTC: %d minutes', (quiet, time, minutes) => {
    expect(computeQuietMs(quiet, at(time))).toBe(minutes * 60_000)
  })
})

describe('delay of a notification', () => {
  const now = at('23:00:00')
  const quietHours = hours(22, 7)
  test.each([
    ['money', DEFAULT_CHOICE, 0],
    ['money', { mutedTopics: ['money'], quietHours: null }, undefined],
    ['lottery', { mutedTopics: ['money'], quietHours: null }, 0],
    ['money', { mutedTopics: [], quietHours }, 8 * 3_600_000],
    ['security', { mutedTopics: ['security'], quietHours }, 0],
  ] as const)('%s with %j: %s', (topic, choice, delayMs) => {
    const { mutedTopics } = choice
    expect(decideDelay({ topic, choice: { ...choice, mutedTopics: [...mutedTopics] }, now })).toBe(delayMs)
  })
})

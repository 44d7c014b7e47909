import { expect, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { renderElement } from '../../testing/render-element.tsx'
import { HoldNote } from './hold-note.tsx'

test.each([
  [86_400, 'withdrawals are paused for 24 hours after a change'],
  [60, 'withdrawals are paused for 1 minute after a change'],
  [0, ''],
  [undefined, ''],
])('T37 with a hold of %s seconds a change says: %s', async (withdrawalHoldSeconds, text) => {
  const settings = fixtureSettings({ withdrawalHoldSeconds })
  const markup = await renderElement(<HoldNote text="security.contacts.hold" />, { settings })
  expect(
    markup
      .replace(/<[^>]*>/g, '')
      .split(', ')
      .at(-1),
  ).toBe(text)
})

import { expect, test } from 'vitest'
import { renderElement } from '../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../ui/notices.tsx'
import { CodeField, maskRecipient, ResendStatus } from './code-field.tsx'

test('OPEN-04 the field has room for a pasted code with its spaces', async () => {
  const field = (
    <NoticesContext value={createNotices()}>
      <CodeField request={async () => undefined} error={undefined} />
    </NoticesContext>
  )
  const markup = await renderElement(field)
  expect(markup).toContain('maxLength="20"')
})

test('DEC-37 a screen reader hears the wait for a new code at its start and at its end, not each second', async () => {
  const read = async (leftSeconds: number, waitSeconds: number | undefined = 60) =>
    (await renderElement(<ResendStatus leftSeconds={leftSeconds} waitSeconds={waitSeconds} />)).replace(/<[^>]*>/g, '')
  expect([await read(60), await read(59), await read(1)]).toEqual(Array(3).fill('Send again in 60 s'))
  expect(await read(0)).toBe('You can ask for a new code now')
})

test.each([
  ['+63 9177057077', '+63 917 •••• 077'],
  ['+354 4101000', '+354 41 •••• 00'],
  ['+639177057077', '+63 •••• 077'],
  ['+63 1', '+63  •••• '],
  ['rosa@example.com', 'ro•••@example.com'],
  ['r@example.com', 'r•••@example.com'],
])('DEC-19 a code to %s is said to be sent to %s', (recipient, masked) => {
  expect(maskRecipient(recipient)).toBe(masked)
})

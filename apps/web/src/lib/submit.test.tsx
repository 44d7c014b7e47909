import { expect, test, vi } from 'vitest'
import { renderElement } from '../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../ui/notices.tsx'
import { useSubmit } from './submit.ts'

test('a form that is submitted 20 times in one task is sent once', async () => {
  const forms: ReturnType<typeof useSubmit>[] = []
  function Screen() {
    forms.push(useSubmit([]))
    return null
  }
  await renderElement(
    <NoticesContext value={createNotices()}>
      <Screen />
    </NoticesContext>,
  )
  const send = vi.fn(() => new Promise<void>(() => undefined))
  for (let tap = 0; tap < 20; tap += 1) void forms[0]?.submit({}, send)
  expect(send).toHaveBeenCalledTimes(1)
})

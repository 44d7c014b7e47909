import { expect, test } from 'vitest'
import { renderElement } from '../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../ui/notices.tsx'
import { CodeField } from './code-field.tsx'

test('OPEN-04 the field has room for a pasted code with its spaces', async () => {
  const field = (
    <NoticesContext value={createNotices()}>
      <CodeField request={async () => undefined} error={undefined} />
    </NoticesContext>
  )
  const markup = await renderElement(field)
  expect(markup).toContain('maxLength="20"')
})

import { afterEach, expect, test, vi } from 'vitest'
import { writeDocumentHead } from './document-head.ts'

afterEach(() => vi.unstubAllGlobals())

test('SEO-05 each step of a visit decides about indexing again, and renames the document', () => {
  let content = ''
  const robots = {
    setAttribute(_name: string, value: string) {
      content = value
    },
  }
  const page = { title: '', querySelector: (selector: string) => (selector === 'meta[name="robots"]' ? robots : null) }
  vi.stubGlobal('document', page)
  const steps = ['/m/home', '/m/wallet', '/m/sports', '/m/game', '/m/nowhere', '/m/news'].map((path) => {
    writeDocumentHead({ title: path, origin: 'https://www.aurora.example', path })
    expect(page.title).toBe(path)
    return content
  })
  const [open, closed] = ['index,follow', 'noindex,nofollow']
  expect(steps).toEqual([open, closed, open, closed, closed, open])
  writeDocumentHead({ title: 'another host', origin: 'https://m.aurora.example', path: '/m/home' })
  expect(content).toBe(closed)
})

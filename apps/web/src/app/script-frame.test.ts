import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../routes.ts'
import { watchScriptFrame } from './script-frame.ts'

/** The part of a document that contains frames, and of a window with the visitor's address. */
interface FakeFrame {
  attributes: Record<string, string>
  hidden?: boolean
  referrerPolicy?: string
  src?: string
  setAttribute(name: string, value: string): void
  remove(): void
}
let frames: FakeFrame[]
let made: number
let page: EventTarget
const place = { origin: 'https://www.aurora.example', pathname: '/m/home' }
const address = 'https://scripts.example/frame/aurora'

beforeEach(() => {
  frames = []
  made = 0
  page = new EventTarget()
  place.origin = 'https://www.aurora.example'
  place.pathname = '/m/home'
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', place)
  vi.stubGlobal(
    'HTMLIFrameElement',
    class {
      credentialless = false
    },
  )
  Object.assign(HTMLIFrameElement.prototype, { credentialless: false })
  vi.stubGlobal('document', {
    createElement(): FakeFrame {
      made += 1
      const attributes: Record<string, string> = {}
      const frame: FakeFrame = {
        attributes,
        setAttribute: (name, value) => {
          attributes[name] = value
        },
        remove: () => {
          frames = frames.filter((other) => other !== frame)
        },
      }
      return frame
    },
    body: { append: (frame: FakeFrame) => frames.push(frame) },
  })
})
afterEach(() => vi.unstubAllGlobals())

function go(pathname: string, how: 'pushState' | 'replaceState' | 'popstate' = 'pushState') {
  place.pathname = pathname
  page.dispatchEvent(new Event(how))
}

test('T26 DEC-21 no frame in a browser that cannot leave its cookies out', () => {
  vi.stubGlobal('HTMLIFrameElement', class {})
  watchScriptFrame(address)
  expect(made).toBe(0)
})

test('T26 one unseen frame without an origin, a cookie or a word about where it stands', () => {
  watchScriptFrame(address)
  expect(frames).toHaveLength(1)
  expect(frames[0]).toMatchObject({
    src: address,
    hidden: true,
    referrerPolicy: 'no-referrer',
    attributes: { sandbox: 'allow-scripts', credentialless: '' },
  })
})

test('T26 it stays from page to page, and no move makes a second one', () => {
  watchScriptFrame(address)
  const [first] = frames
  for (const path of ['/m/news', '/m/elott', '/m/home', '/']) go(path)
  expect(frames).toEqual([first])
  expect(made).toBe(1)
})

test.each(['pushState', 'replaceState', 'popstate'] as const)(
  'T26 it is gone with a %s to a page that does not allow it, and comes back after that',
  (how) => {
    watchScriptFrame(address)
    go('/m/login', how)
    expect(frames).toEqual([])
    go('/m/wallet', how)
    expect(frames).toEqual([])
    go('/m/home', how)
    expect(frames).toHaveLength(1)
    expect(made).toBe(2)
  },
)

test.each(
  routes
    .filter((route) => !('allowsThirdParties' in route))
    .map(({ path }): string => path)
    .concat('/m/nothing-here', '/m/home/', '/wps/x'),
)('T26 it never comes where the page opened is %s', (path) => {
  place.pathname = path
  watchScriptFrame(address)
  expect(made).toBe(0)
})

test.each([
  ['no https', 'http://scripts.example/frame/aurora'],
  ['no address', 'javascript:alert(1)'],
  ['one of ours', '/frame/aurora'],
])('T26 %s is shown nowhere', (_, wrong) => {
  watchScriptFrame(wrong)
  go('/m/news')
  expect(made).toBe(0)
})

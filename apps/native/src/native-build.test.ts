import { join } from 'node:path'
import { defaultLanguage, directionOf, languageCodes, languages } from '@foyer/contract'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildCapacitorConfig, parseNativeMerchant } from '../config/native-config.rules.ts'
import { readNativeMerchant } from '../config/native-merchant.ts'
import { openWebView } from '../testing/stand-in-webview.ts'

const root = join(import.meta.dirname, '..')
const files = new Map<string, string>()

beforeAll(async () => {
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  if (!('output' in built)) throw new Error('the build gave no files')
  for (const file of built.output) files.set(file.fileName, 'code' in file ? file.code : String(file.source))
})

const bridge = () => files.get('bridge.js') ?? ''

describe.each(['android', 'ios'] as const)('NATIVE-01 the built script in the WebView of %s', (platform) => {
  const done: unknown[] = []
  const open = () => {
    done.length = 0
    const view = openWebView(platform, {
      App: { getInfo: async () => ({ version: '2.5.0' }) },
      Share: { share: async (content) => void done.push(content) },
      PushNotifications: {
        requestPermissions: async () => ({ receive: 'granted' }),
        register: async () => setTimeout(() => view.emit('PushNotifications', 'registration', { value: 'fcm-token' })),
      },
      FoyerShell: {
        open: async (options) => void done.push(options),
        confirmOwner: async () => ({ isConfirmed: true }),
      },
    })
    view.run(bridge())
    const channel = view.page.foyerBridge as {
      postMessage(text: string): void
      onmessage: (event: { data: string }) => void
    } // what the script under test defines
    const ask = (message: object) =>
      new Promise<unknown>((resolve) => {
        channel.onmessage = ({ data }) => resolve(JSON.parse(data))
        channel.postMessage(JSON.stringify(message))
      })
    return { view, ask }
  }

  test('NATIVE-02, NATIVE-04 version, navigation, share, owner and push token come from the phone', async () => {
    const { ask } = open()
    expect(await ask({ id: 1, verb: 'version', arguments: null })).toEqual({ id: 1, ok: true, value: '2.5.0' })
    await ask({ id: 2, verb: 'open', arguments: { page: 'withdraw' } })
    await ask({ id: 3, verb: 'share', arguments: { url: 'https://www.aurora.example/' } })
    expect(done).toEqual([{ page: 'withdraw' }, { url: 'https://www.aurora.example/' }])
    expect(await ask({ id: 4, verb: 'confirmOwner', arguments: { reason: 'login' } })).toMatchObject({ value: true })
    expect(await ask({ id: 5, verb: 'pushToken', arguments: null })).toMatchObject({ value: 'fcm-token' })
  })

  test('T27 a page cannot replace the bridge', () => {
    const { view } = open()
    const own = view.page.foyerBridge
    view.run('try { foyerBridge = 1; window.foyerBridge = 2 } catch {}')
    expect(view.page.foyerBridge).toBe(own)
  })
})

test('T27 a browser and a frame get no bridge', () => {
  const browser = openWebView('browser', {})
  browser.run(bridge())
  expect(browser.page.foyerBridge).toBeUndefined()
  const frame = openWebView('android', {})
  frame.page.top = {}
  frame.run(bridge())
  expect(frame.page.foyerBridge).toBeUndefined()
})

test('the app’s own page without a network has every language’s text and leads back to the site', () => {
  const page = files.get('offline.html') ?? ''
  expect([...page.matchAll(/<main lang="([^"]+)" dir="(\w+)"/g)].map(([, ...found]) => found.join(' '))).toEqual(
    [...new Set([defaultLanguage, ...languageCodes])].map((code) => `${languages[code].tag} ${directionOf(code)}`),
  )
  expect(page).toContain('location.replace("https://www.aurora.example/m/home")')
})

describe('NATIVE-01 the app of a merchant', () => {
  test('shows the site itself, and nothing else inside', () => {
    expect(buildCapacitorConfig(readNativeMerchant(root))).toMatchObject({
      appId: 'com.example.aurora',
      appName: 'Aurora',
      server: { url: 'https://www.aurora.example/m/home', allowNavigation: [], cleartext: false },
    })
  })

  test.each([
    ['{"appId":"aurora","appName":"A","site":"https://a.example"}', 'appId'],
    ['{"appId":"com.a","appName":"","site":"https://a.example"}', 'appName'],
    ['{"appId":"com.a","appName":"A","site":"http://a.example"}', 'site'],
    ['{"appId":"com.a","appName":"A","site":"https://a.example/m"}', 'site'],
  ])('T27 %s is none', (text, problem) => expect(() => parseNativeMerchant(text)).toThrow(problem))

  test('a code that is no file name is none', () => {
    expect(() => readNativeMerchant(root, '../package')).toThrow('MERCHANT')
  })
})

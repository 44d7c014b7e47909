import { brotliCompressSync } from 'node:zlib'
import { banners, gameList, hotGames, nextDraw, rankList } from '@foyer/contract'
import { buildReference, type ReferenceContent } from '../apps/web/testing/build-reference.ts'
import { startProxy } from './proxy.ts'

/** As many as the home page shows. */
const SHOWN_WINS = 4
const SCRIPT = '/m/assets/reference.js'

interface BootData {
  settings: { merchantName: string; splash: string; template: { h5_logo: string; home_feature: string } }
  seeds: { path: string; value: unknown }[]
}

/** What the plain page shows: all that the home page has, or its logo and the pictures of two banners and the games. */
export type ReferenceKind = 'full' | 'light'

/**
 * A plain React page in place of the home page: the same server in front, its headers, images and lists, but rendered
 * and hydrated by React alone.
 */
export async function startReferencePage(
  instancePort: number,
  kind: ReferenceKind = 'full',
): ReturnType<typeof startProxy> {
  const { script, render } = await buildReference()
  const files = new Map([[SCRIPT, brotliCompressSync(script)]])
  const edit = (html: string, path: string): string => {
    const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1]
    if (!nonce) throw new Error(`${path} has no script: there is nothing to stand beside`)
    const content = readContent(html)
    return render({ content: kind === 'light' ? lighten(content) : content, path, script: SCRIPT, nonce })
  }
  return startProxy(instancePort, edit, files)
}

/** Reads the home page's content from its initial data, and the images of its categories from its markup. */
export function readContent(html: string): ReferenceContent {
  const text = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (!text) throw new Error('the page came without data')
  const { settings, seeds }: BootData = JSON.parse(text)
  const list = <Entry>(path: string): Entry[] => {
    const value = seeds.find((seed) => seed.path === path)?.value
    return Array.isArray(value) ? value : []
  }
  const wins = list<{ userName: string; gameTitle: string; amountMinor: string }>(rankList.path)
  return {
    name: settings.merchantName,
    logo: settings.template.h5_logo,
    banners: list<ReferenceContent['banners'][number]>(banners.path),
    hotGames: list<ReferenceContent['games'][number]>(hotGames.path),
    games: list<ReferenceContent['games'][number]>(gameList.path),
    categories: [...html.matchAll(/<img src="([^"]*\/category-[^"]*)"/g)].map(([, image = '']) => image),
    draw: readDraw(settings.template.home_feature, seeds),
    hasSplash: settings.splash !== 'off',
    wins: wins.slice(0, SHOWN_WINS).map((win) => ({
      who: win.userName,
      game: win.gameTitle,
      amount: win.amountMinor,
    })),
  }
}

/** Thirteen pictures with the demo's ten games. */
function lighten({ name, logo, banners, games }: ReferenceContent): ReferenceContent {
  const none = { hotGames: [], categories: [], draw: undefined, hasSplash: false, wins: [] }
  return { name, logo, banners: banners.slice(0, 2), games, ...none }
}

interface Draw {
  closesAt: string
  serverTime: string
  recent: { digits: number[] }[]
}

function readDraw(feature: string, seeds: BootData['seeds']): ReferenceContent['draw'] {
  const draw = seeds.find((seed) => seed.path === nextDraw.path)?.value as Draw | undefined // the call's own answer
  if (!draw || feature === 'winners') return undefined
  return { closesAt: draw.closesAt, serverTime: draw.serverTime, digits: draw.recent[0]?.digits ?? [] }
}
